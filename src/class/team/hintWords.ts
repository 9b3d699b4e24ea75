import type { PlayerHint } from '../../../core/hint/model.ts';
import { hintText } from '../../play/hints/hintText.ts';
import { withSignNames } from '../../play/text/withSignNames.ts';
import { teamSheetText } from '../text/teamSheet.ts';

/** Returns what a hint tells the pupils, as one text for their teacher. */
export function hintWords(hint: PlayerHint): string {
  const { rung, text: own, label = '', sceneName = '' } = hint;
  if (rung === 'done') return teamSheetText.hintDoes(label);
  const isIn = rung === 'where' && hint.scene !== undefined;
  const plain = isIn ? teamSheetText.hintWhere(label, sceneName) : hintText(hint, null);
  // As on the pupils' screens: the creator's hint replaces the generated "what", but not "where" and "how".
  const parts = [
    own === undefined ? '' : withSignNames(own),
    own !== undefined && rung === 'what' ? '' : plain,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
