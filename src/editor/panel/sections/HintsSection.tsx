import { Text } from '@chakra-ui/react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { TextListField } from '../../fields/TextListField.tsx';
import { useEditor } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { editorText } from '../../text/editor.ts';
import { puzzlePanelText } from '../../text/puzzlePanel.ts';
import { FoldedSection } from './FoldedSection.tsx';

/** The creator's own hints for the item, gentlest first (O6). */
export function HintsSection({ active: { id, item } }: { active: ActiveItem }) {
  const isLong = useEditor(({ longTexts }) =>
    Object.values(longTexts).some((text) => text.item === id && text.field === 'hint'),
  );
  const written = item.hints.filter((hint) => hint.trim() !== '').length;
  const { summaries } = editorText.panel;
  return (
    <FoldedSection
      isAsking={isLong}
      title={puzzlePanelText.hints}
      summary={written === 0 ? summaries.noHints : summaries.hints(written)}
    >
      <Text textStyle="xs" color="fg.subtle" mb="-2">
        {puzzlePanelText.hintsHelp}
      </Text>
      <TextListField
        texts={item.hints}
        limit={LIMITS.hints}
        textLimit={LIMITS.hint}
        labelAt={puzzlePanelText.hintAt}
        placeholderAt={(place) => puzzlePanelText.hintPlaceholders[place - 1]}
        toCommand={(hints) => ({ type: 'setHints', id, hints })}
      />
    </FoldedSection>
  );
}
