/** A mail that asks its recipient to do one thing. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, one entry for each paragraph. */
  paragraphs: readonly string[];
  /** The label of the link, and its path on the app's own origin. */
  link: { label: string; path: string };
}
