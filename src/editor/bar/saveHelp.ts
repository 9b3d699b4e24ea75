import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { SaveState } from '../store/editorData.ts';
import { editorText } from '../text/editor.ts';

const { saveHelp } = editorText;

/** Failures of the account that pass by themselves have words in common, and so have those that do not. */
const PASSING: readonly string[] = ['tooManyRequests', 'serverFull', 'unknown'] satisfies BackendErrorCode[];

/** Why the last change is not in the account, and what comes of it. */
export function saveHelpFor(saveState: SaveState): string | undefined {
  if (saveState.type === 'unkept') return saveState.isOnItsWay ? undefined : saveHelp.unkept;
  if (saveState.type !== 'onDevice') return undefined;
  const { reason } = saveState;
  if (PASSING.includes(reason)) return saveHelp.passing;
  const help: Readonly<Record<string, string>> = saveHelp;
  return help[reason] ?? saveHelp.refused;
}

/** What waits for the creator, and is not asked in a dialog of its own: a tooltip would not do on a phone. */
export function isSaveRefused(saveState: SaveState): boolean {
  if (saveState.type === 'unkept') return !saveState.isOnItsWay;
  if (saveState.type !== 'onDevice') return false;
  const { reason } = saveState;
  return ![...PASSING, 'offline', 'signedOut', 'planLimit'].includes(reason);
}
