/** A mail with one thing to do in it. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, one entry a paragraph. */
  paragraphs: readonly string[];
  /** The link's label, and its path on the app's own origin. */
  link: { label: string; path: string };
}
