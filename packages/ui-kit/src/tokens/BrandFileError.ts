/** A brand file that is missing, or has a name that no brand can have. */
export class BrandFileError extends Error {
  override readonly name = 'BrandFileError';
}
