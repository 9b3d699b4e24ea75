import { Box } from '@chakra-ui/react';
import { openingOf } from '../../../../core/catalogue/openings.ts';
import { isOpenedByClick } from '../../../../core/play/clicking.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { bringsAbout } from '../../../../core/room/links.ts';
import {
  DESCRIPTIONS,
  DOOR_ID,
  type ItemConfig,
  type ItemId,
  SHOWN_AS,
} from '../../../../core/room/model.ts';
import { hasOpenedPicture } from '../../../../core/room/pictures/pictures.ts';
import { openingsText } from '../../../play/text/openings.ts';
import { ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { RoomTextField } from '../../fields/RoomTextField.tsx';
import { useEditorActions } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { editorText } from '../../text/editor.ts';
import { puzzlePanelText } from '../../text/puzzlePanel.ts';
import { PanelSection } from './PanelSection.tsx';

/** The item's message: none, a ready message, or the creator's own (R9). */
export function WordsSection({ active: { id, item } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const opening = openingOf(item.uri);
  return (
    <PanelSection title={editorText.panel.words}>
      <ChoiceField
        label={editorText.panel.message}
        value={item.description}
        choices={DESCRIPTIONS.map((value) => ({ value, label: editorText.descriptions[value] }))}
        onChoose={(description) => dispatch({ type: 'setDescription', id, description })}
      />
      {item.description === 'custom' && (
        <Box data-own-words>
          <RoomTextField
            label={editorText.panel.customMessage}
            value={item.customDescription}
            limit={LIMITS.message}
            placeholder={
              isPaper(item) ? editorText.panel.customPlaceholder : editorText.panel.customThingPlaceholder
            }
            toCommand={(customDescription) => ({ type: 'setCustomDescription', id, customDescription })}
            isMultiline
            takesSigns
          />
        </Box>
      )}
      {saysSomething(item) && (
        <ChoiceField
          label={puzzlePanelText.showsAs}
          value={item.showsAs}
          choices={SHOWN_AS.map((value) => ({ value, label: puzzlePanelText.showsAsChoices[value] }))}
          onChoose={(showsAs) => dispatch({ type: 'setShowsAs', id, showsAs })}
        />
      )}
      {canSayOnceOpen(id, item) && (
        <RoomTextField
          label={editorText.panel.openedMessage(openingsText.looks[opening])}
          value={item.openedDescription}
          limit={LIMITS.message}
          placeholder={
            isPaper(item)
              ? editorText.panel.openedPaperPlaceholder
              : editorText.panel.openedPlaceholders[opening]
          }
          toCommand={(openedDescription) => ({ type: 'setOpenedDescription', id, openedDescription })}
          {...(opensBeforeItSpeaks(id, item) && { help: editorText.panel.openedAtOnce })}
          isMultiline
          takesSigns
        />
      )}
    </PanelSection>
  );
}

function isPaper({ showsAs }: ItemConfig): boolean {
  return showsAs === 'paper';
}

function saysSomething(item: ItemConfig): boolean {
  return item.description === 'custom' || item.openedDescription !== '';
}

/**
 * Whether the item can have another message once it is open (O4): it stays open, or it has such a message already.
 * The door cannot, since the play ends when it opens.
 */
function canSayOnceOpen(id: ItemId, item: ItemConfig): boolean {
  if (item.openedDescription !== '') return true;
  if (id === DOOR_ID || item.onClick !== undefined) return false;
  // A note has one text: what is to be read on it.
  if (item.showsAs === 'paper' && !item.isItemLocked && !bringsAbout(item)) return false;
  return item.isItemLocked || (!item.isAddableToInventory && (hasOpenedPicture(item) || bringsAbout(item)));
}

/** Whether the first click already opens the item, so that players never read the first message (P5, O4). */
function opensBeforeItSpeaks(id: ItemId, item: ItemConfig): boolean {
  const hasBoth = item.description !== 'none' && item.openedDescription !== '';
  return hasBoth && !item.isItemLocked && isOpenedByClick(id, item);
}
