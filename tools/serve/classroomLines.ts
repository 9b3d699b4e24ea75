import { renderUnicodeCompact } from 'uqr';
import { isPublicAddress } from '../setup/lan.mjs';

export interface Classroom {
  addresses: readonly string[];
  names: readonly string[];
  port: number;
}

/** Information for a teacher: the app's address, and what plain http means for a class. */
export function classroomLines({ addresses, names, port }: Classroom): readonly string[] {
  const [first = '', ...others] = [...addresses, ...names].map((name) => `http://${name}:${port}`);
  const local = `http://localhost:${port}`;
  return [
    `The app is open to this network: ${first}`,
    '',
    renderUnicodeCompact(first, { border: 2 }),
    '',
    `Other names of it: ${[...others, local].join(', ')}`,
    ...addresses
      .filter(isPublicAddress)
      .map(
        (address) =>
          `Take care: ${address} may be open to the whole internet. LAN_HOST keeps to one address.`,
      ),
    'Over plain http everyone in the network can read along, passwords too: use one that you trust. Browsers then copy',
    'no links, notice no second tab with the same room, and install nothing.',
    'If other machines find nothing there, the firewall of this one has to let Node.js in.',
    `The demo accounts are off. Mails of the app, on this machine alone: ${local}/__local/mail`,
  ];
}
