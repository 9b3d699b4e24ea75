import { hostname, networkInterfaces } from 'node:os';
import { SetupError } from './fail.mjs';

/** Names of network interfaces that programs make, mostly for virtual machines; a classroom is seldom behind one. */
const VIRTUAL = /^(br-|cni|docker|lxc|podman|tap|tun|utun|vboxnet|veth|vethernet|virbr|vmnet|wg|zt)/i;
const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./;
/** The development server hands out the sources as well. */
const DEVELOPMENT_IS_LOCAL =
  'The development server is for this machine alone. For a classroom: npm start -- --lan';
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/**
 * Reads --lan, LAN_HOST and LAN_NAMES; null without --lan. @throws SetupError for an unknown address or name,
 * and for the development server
 */
export function readLan(argv = process.argv, env = process.env, interfaces = networkInterfaces) {
  if (!argv.includes('--lan')) return null;
  if (argv.includes('--dev')) throw new SetupError(DEVELOPMENT_IS_LOCAL);
  const addresses = () => chooseAddresses(findAddresses(interfaces()), env.LAN_HOST);
  if (addresses().length === 0) throw new SetupError(noAddress(findAddresses(interfaces()), env.LAN_HOST));
  return { addresses, names: [...ownName(), ...readNames(env.LAN_NAMES)] };
}

/** Whether machines outside the network may reach the address too. */
export function isPublicAddress(address) {
  return !PRIVATE.test(address);
}

function findAddresses(interfaces) {
  return Object.entries(interfaces)
    .sort(([one], [other]) => Number(VIRTUAL.test(one)) - Number(VIRTUAL.test(other)))
    .flatMap(([, entries = []]) => entries)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function chooseAddresses(addresses, wanted) {
  return wanted ? addresses.filter((address) => address === wanted) : addresses;
}

function noAddress(addresses, wanted) {
  if (addresses.length === 0)
    return 'This machine is in no network. Connect it to the one of the classroom first.';
  return `LAN_HOST is one of this machine's addresses (${addresses.join(', ')}), not "${wanted}".`;
}

/** The name by which machines of a network find each other without a name server. */
function ownName() {
  const [name = ''] = hostname().toLowerCase().split('.');
  return HOST_NAME.test(name) ? [`${name}.local`] : [];
}

function readNames(text = '') {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '');
  const odd = names.find((name) => !HOST_NAME.test(name));
  if (odd !== undefined) throw new SetupError(`LAN_NAMES are host names, not "${odd}".`);
  return names;
}
