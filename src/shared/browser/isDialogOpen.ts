/** Whether a modal dialog covers the page, and keys are for it alone. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
