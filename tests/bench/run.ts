/** `npm run bench` measures everything; `npm run bench -- load` (or core, page, editor, play, site, price, party-load, class, crowd, cold, admin, scale) one part alone. */
import { benchAdmin } from './admin/benchAdmin.ts';
import { benchClass } from './class/benchClass.ts';
import { benchCold } from './cold/benchCold.ts';
import { benchCore } from './core.ts';
import { benchCrowd } from './crowd/benchCrowd.ts';
import { benchEditor } from './editor/benchEditor.ts';
import { benchLoad } from './load/benchLoad.ts';
import { benchPage } from './page.ts';
import { benchPartyLoad } from './party/load/benchPartyLoad.ts';
import { benchPlay } from './play/benchPlay.ts';
import { benchPrice } from './price/benchPrice.ts';
import { benchScale } from './scale/benchScale.ts';
import { benchSite } from './site.ts';

const BENCHES = new Map<string, () => void | Promise<void>>([
  ['core', benchCore],
  ['page', benchPage],
  ['editor', benchEditor],
  ['play', benchPlay],
  ['site', benchSite],
  ['load', benchLoad],
  ['price', benchPrice],
  ['party-load', benchPartyLoad],
  ['class', benchClass],
  ['crowd', benchCrowd],
  ['cold', benchCold],
  ['admin', benchAdmin],
  ['scale', benchScale],
]);

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : BENCHES.keys()) {
  const bench = BENCHES.get(name);
  if (bench === undefined)
    throw new Error(`No bench "${name}". There are: ${[...BENCHES.keys()].join(', ')}.`);
  await bench();
}
