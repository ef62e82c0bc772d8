/** The part of React Router's manifest that differs between the shop and the admin area. */
interface Manifest {
  /** Address of the script with this manifest. */
  readonly url: string;
  readonly routes: Readonly<Record<string, unknown>>;
}

/** Id of the layout of the admin area, or of a page in it. */
const adminId = /^admin(?::|$)/;

/**
 * Manifest for pages of the shop: without the routes of the admin area, whose pages have the whole one. The hash in its name is that of
 * the whole manifest, so both change their name together.
 */
export const shopManifest = <Each extends Manifest>(manifest: Each): Each => ({
  ...manifest,
  url: manifest.url.replace('/manifest-', '/shop-manifest-'),
  routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !adminId.test(id))),
});
