/** A code as it was typed or pasted, in the form that the server knows. */
export function readTyped(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
