/** Converts a typed or pasted code to the form that the server knows. */
export function readTyped(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
