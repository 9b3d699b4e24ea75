import { HOST } from '../config.ts';
import type { LanOptions } from '../lan/LanOptions.ts';

/** The host names that only ever mean this machine. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** What the `Host` header leaves out. */
const DEFAULT_PORT = 80;

/** Every host name that means this server. */
export function ownNames(lan: LanOptions | undefined): readonly string[] {
  return lan === undefined ? LOCAL_NAMES : [...LOCAL_NAMES, ...lan.addresses(), ...lan.names];
}

/** Those names as `Host` headers have them. */
export function ownHosts(lan: LanOptions | undefined, port: number): readonly string[] {
  return ownNames(lan).map((name) => (port === DEFAULT_PORT ? name : `${name}:${port}`));
}

/** The app's address for those who are meant to reach it: this machine, or the classroom. */
export function appOrigin(lan: LanOptions | undefined, port: number): string {
  return `http://${lan?.addresses()[0] ?? HOST}:${port}`;
}
