import { spawnSync } from 'node:child_process';

/** Why this machine cannot create network namespaces; null if it can. */
export function needsNamespaces(): string | null {
  if (process.platform !== 'linux') return 'needs Linux: it makes network namespaces';
  if (process.getuid?.() !== 0) return 'needs root: it makes network namespaces';
  if (spawnSync('ip', ['-V']).error !== undefined) return 'needs iproute2 (the program ip)';
  const { status } = spawnSync('unshare', ['--net', 'true']);
  return status === 0 ? null : 'needs the right to make network namespaces';
}

/** Why the emulator cannot be used: it is a separate program that must be running; null if it can. */
export function needsEmulator(address: string | undefined): string | null {
  return address ? null : 'needs the official emulator: AUTH_EMULATOR=127.0.0.1:9099 npm run proofs';
}
