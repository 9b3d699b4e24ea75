import { useLocation } from 'react-router-dom';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { lazyPart } from './lazyPart.tsx';

/** The part of an address that shows the manual over its page. A link to it keeps the rest of the address. */
export const HELP = '#help';

const Help = lazyPart(
  async () => (await loadChunk('help', () => import('../help/HelpDialog.tsx'))).HelpDialog,
);

/** The manual, loaded when somebody first asks for it. */
export function LazyHelp() {
  return useLocation().hash === HELP && <Help />;
}
