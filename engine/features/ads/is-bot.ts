/** True for programs that read pages: nobody looks at an ad there. */
export function isBot(userAgent: string): boolean {
  return /bot|crawler|spider|crawling/i.test(userAgent);
}
