/** What the service reads: JSON from the script, the other from a plain form. */
const accepted = ['application/json', 'application/x-www-form-urlencoded'];

/** The media type of a `Content-Type` header, without its parameters. */
export function mediaTypeOf(contentType: string | undefined): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** True for the two media types in which messages come. */
export function isAccepted(contentType: string | undefined): boolean {
  return accepted.includes(mediaTypeOf(contentType));
}
