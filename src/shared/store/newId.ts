/**
 * A random id of 20 hex digits (E4, E2, P12). Not `randomUUID`, which browsers withhold from plain http in a
 * classroom.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
