/** The part of React Router's manifest that differs between the shop and the admin area. */
interface Manifest {
  /** Address of the script with this manifest. */
  readonly url: string;
  readonly routes: Readonly<Record<string, unknown>>;
}

/** Id of the layout of the admin area, or of a page in it. */
const adminId = /^admin(?::|$)/;

/**
 * Returns the manifest for pages of the shop, without the routes of the admin area, whose pages use the full manifest.
 * Its name contains the hash of the full manifest, so both names change together.
 */
export const shopManifest = <Each extends Manifest>(manifest: Each): Each => ({
  ...manifest,
  url: manifest.url.replace('/manifest-', '/shop-manifest-'),
  routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !adminId.test(id))),
});
