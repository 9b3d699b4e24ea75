/** Hands a text to the browser as a file to be kept. */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes it up after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
