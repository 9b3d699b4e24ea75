import { isIP } from 'node:net';
import type { Request } from 'firebase-functions/v2/https';

/** Between a caller and the platform's own entry, which notes who spoke to it: Hosting, which notes the caller before. */
const PROXIES = 1;

/** IPv6 networks are given out whole: one address more or less tells nothing. In groups of 16 bits, and bits of the last. */
const NETWORK_GROUPS = 4;
const NETWORK_MASK = 0xff00;

/**
 * The network that a request comes from: an IPv4 address, or the first 56 bits of an IPv6 one. Read from the end of
 * x-forwarded-for: what a caller writes into that header itself stands further left (docs/deploy.md).
 */
export function clientNetwork(request: Pick<Request, 'get'>): string {
  const hops = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return networkOf(hops.at(-1 - PROXIES) ?? hops.at(-1) ?? '');
}

/** What is no address counts as one and the same: making such up must not make somebody new. */
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

/** An IPv4 address at the end stands for two groups, which are behind every network. */
function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
