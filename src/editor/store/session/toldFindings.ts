import type { Finding } from '../../../../core/solve/findings/finding.ts';
import { withoutUsualSizes } from '../../../../core/solve/findings/withoutUsualSizes.ts';
import type { EditorData } from '../editorData.ts';

/** The findings shown to the creator. Things in the library's own size are not reported as small. */
export function toldFindings({
  findings,
  checkedRoom,
  catalogue,
}: Pick<EditorData, 'findings' | 'checkedRoom' | 'catalogue'>): readonly Finding[] {
  return checkedRoom ? withoutUsualSizes(findings, checkedRoom, catalogue.items) : findings;
}
