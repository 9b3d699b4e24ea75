import { SetupError } from './fail.mjs';

const DEFAULT_PORT = 4173;

/** The fetch standard's "bad ports": other services live there, so browsers, and Node's own fetch, open none of them. */
export const BLOCKED_PORTS = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** The port that PORT names; 0 lets the system choose a free one. */
export function readPort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new SetupError(`PORT is a number from 1 to 65535 (0: any that is free), not "${text}".`);
  if (BLOCKED_PORTS.includes(port))
    throw new SetupError(`Browsers open nothing on port ${port}. Choose another: PORT=4174 npm start`);
  return port;
}
