import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { SaveState } from '../store/editorData.ts';
import { editorText } from '../text/editor.ts';

const { saveHelp } = editorText;

/** Errors that go away by themselves. They share one text. */
const PASSING: readonly string[] = ['tooManyRequests', 'serverFull', 'unknown'] satisfies BackendErrorCode[];

/** Explains why the last change is not in the account, and what happens next. */
export function saveHelpFor(saveState: SaveState): string | undefined {
  if (saveState.type === 'unkept') return saveState.isOnItsWay ? undefined : saveHelp.unkept;
  if (saveState.type !== 'onDevice') return undefined;
  const { reason } = saveState;
  if (PASSING.includes(reason)) return saveHelp.passing;
  const help: Readonly<Record<string, string>> = saveHelp;
  return help[reason] ?? saveHelp.refused;
}

/**
 * Whether saving needs the creator's attention and no dialog says so. A banner then does, since phones lack the
 * tooltip of the saving status.
 */
export function isSaveRefused(saveState: SaveState): boolean {
  if (saveState.type === 'unkept') return !saveState.isOnItsWay;
  if (saveState.type !== 'onDevice') return false;
  const { reason } = saveState;
  return ![...PASSING, 'offline', 'signedOut', 'planLimit'].includes(reason);
}
