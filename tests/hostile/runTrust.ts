import { TrustWorld } from './trust/TrustWorld.ts';
import { TRUST_ATTACKS } from './trust/trustAttacks.ts';

/**
 * Runs every attack on data that players and creators rely on, and prints the results; returns the faults.
 */
export async function runTrust(): Promise<string[]> {
  const world = await TrustWorld.start();
  const faults: string[] = [];
  try {
    for (const { name, attack } of TRUST_ATTACKS) {
      const figures: string[] = [];
      const fault = await attack(world, (text) => void figures.push(text));
      if (fault !== null) faults.push(`${name}: ${fault}`);
      console.log(`${fault === null ? '✓' : '✘'} ${[name, ...figures].join(': ')}`);
    }
  } finally {
    await world.close();
  }
  return faults;
}
