/** A mail with one thing to do in it. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, one entry a paragraph. */
  paragraphs: readonly string[];
  /** What its link is called, and where it leads on the app's own origin. */
  link: { label: string; path: string };
}
