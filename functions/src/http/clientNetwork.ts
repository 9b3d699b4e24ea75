import { isIP } from 'node:net';
import type { Request } from 'firebase-functions/v2/https';

/** Number of proxies between the caller and the platform's last entry: Hosting adds one. */
const PROXIES = 1;

/**
 * IPv6 networks are assigned whole, so single addresses mean nothing: 56 bits, in groups of 16 bits and a
 * mask for the last.
 */
const NETWORK_GROUPS = 4;
const NETWORK_MASK = 0xff00;

/**
 * Returns the network of a request: an IPv4 address, or the first 56 bits of an IPv6 one. Counts from the end
 * of x-forwarded-for, since callers can forge entries further left (docs/deploy.md).
 */
export function clientNetwork(request: Pick<Request, 'get'>): string {
  const hops = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return networkOf(hops.at(-1 - PROXIES) ?? hops.at(-1) ?? '');
}

/** All invalid addresses count as one, so that made-up ones do not give a new identity. */
function networkOf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  const plain = withoutZone.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain;
  return isIP(plain) === 6 ? networkOfIPv6(plain) : 'unknown';
}

function networkOfIPv6(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const before = groupsOf(head);
  const zeros = 8 - before.length - groupsOf(tail).length;
  const groups = [...before, ...Array.from({ length: zeros }, () => 0), ...groupsOf(tail)];
  const network = groups.slice(0, NETWORK_GROUPS);
  const last = (network.pop() ?? 0) & NETWORK_MASK;
  return `${[...network, last].map((group) => group.toString(16)).join(':')}::`;
}

/** A trailing IPv4 address stands for two groups, both beyond the network part. */
function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
