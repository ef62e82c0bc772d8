/** Access of the signed-in user as confirmed by the server, for loaders of the admin area. */
interface ConfirmedRole {
  /** Whether the role has the permissions of the page at this path. */
  readonly canOpen: (pathname: string) => boolean;
}

let confirmation = Promise.withResolvers<ConfirmedRole>();
let isConfirmed = false;

/** Confirms a role: pending and later loaders continue with it instead of an earlier one. */
export const confirmRole = (role: ConfirmedRole): void => {
  resetRole();
  isConfirmed = true;
  confirmation.resolve(role);
};

/** Makes further loaders wait for the next confirmation; pending ones keep waiting for it. */
export const resetRole = (): void => {
  if (isConfirmed) confirmation = Promise.withResolvers();
  isConfirmed = false;
};

/** Resolves when the server has confirmed the role, so that guests and customers send no request of an admin page. */
export const getConfirmedRole = (): Promise<ConfirmedRole> => confirmation.promise;
