import { Box, Grid, Separator, Stack, Text } from '@chakra-ui/react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { shallow } from 'zustand/shallow';
import { LIMITS } from '../../../core/room/limits.ts';
import { DOOR_ID, type ItemId } from '../../../core/room/model.ts';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { RoomTextField } from '../fields/RoomTextField.tsx';
import { FirstPuzzle } from '../problems/FirstPuzzle.tsx';
import { PuzzleLists } from '../puzzle/PuzzleLists.tsx';
import { SceneSettings } from '../scenes/SceneSettings.tsx';
import { useEditor } from '../session/editorContext.ts';
import { type ActiveItem, useActiveItem, useCheckedRoom } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { AddStepButton } from './AddStepButton.tsx';
import { explainItem } from './explainItem.ts';
import { FormerSettings, FormerSettingsContext } from './formerSettings.ts';
import { LockedToggle } from './LockedToggle.tsx';
import { PackNotice } from './PackNotice.tsx';
import { PanelHead } from './PanelHead.tsx';
import { SeveralPanel } from './SeveralPanel.tsx';
import { ClicksSection } from './sections/ClicksSection.tsx';
import { CombiningSection } from './sections/CombiningSection.tsx';
import { DoorSection } from './sections/DoorSection.tsx';
import { FoldedSection } from './sections/FoldedSection.tsx';
import { HidingSection } from './sections/HidingSection.tsx';
import { HintsSection } from './sections/HintsSection.tsx';
import { LockSection } from './sections/LockSection.tsx';
import { LookSection } from './sections/LookSection.tsx';
import { OpeningSection } from './sections/OpeningSection.tsx';
import { PlaceSection } from './sections/PlaceSection.tsx';
import { WordsSection } from './sections/WordsSection.tsx';
import { useIsUsuallyLocked } from './usualUse.ts';

/** The settings of the selected item, or of the scene. */
export function ItemPanel() {
  const active = useShownItem();
  const isSeveral = useEditor((state) => state.selectedIds.length > 1);
  return isSeveral ? <SeveralPanel /> : <PanelBody active={active} />;
}

/** During a drag the numbers update after the canvas; selections and choices show at once. */
function useShownItem(): ActiveItem | null {
  const active = useActiveItem();
  const late = useDeferredValue(active);
  return active && late && differInPlaceAlone(active, late) ? late : active;
}

function differInPlaceAlone(one: ActiveItem, other: ActiveItem): boolean {
  const { position, width } = one.item;
  const haveSameScenes =
    one.room.scenes === other.room.scenes && one.room.sceneOrder === other.room.sceneOrder;
  return one.id === other.id && haveSameScenes && shallow(one.item, { ...other.item, position, width });
}

/** The panel while nothing is selected: the scene, and in the puzzle view first the whole puzzle. */
function NothingSelected() {
  const isPuzzle = useEditor((state) => state.editorView === 'puzzle');
  return (
    <Stack pt={{ base: '0', lg: '3' }} gap="0" separator={<Separator mb="4" />}>
      {isPuzzle && <PuzzleLists />}
      <AboutScene />
    </Stack>
  );
}

const PanelBody = memo(function PanelBody({ active }: { active: ActiveItem | null }) {
  useLanguage();
  // A key per item, so that half-typed text stays with its item.
  return active ? <ItemBody key={active.id} active={active} /> : <NothingSelected />;
});

function ItemBody({ active }: { active: ActiveItem }) {
  const isDoor = active.id === DOOR_ID;
  const isSeldomLocked = useIsSeldomLocked(active);
  const [former] = useState(() => new FormerSettings());
  const { summaries } = editorText.panel;
  return (
    <FormerSettingsContext value={former}>
      <Box>
        <PanelHead active={active} hasLock={!isSeldomLocked} />
        <Stack gap="4" my="4">
          <PackNotice id={active.id} />
          <Explanation id={active.id} />
          <RoomTextField
            label={editorText.panel.name}
            value={active.item.name}
            limit={LIMITS.itemName}
            toCommand={(name) => ({ type: 'setName', id: active.id, name })}
            isCounterQuiet
          />
        </Stack>
        <Grid
          gap="4"
          columnGap="8"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
          minW="0"
        >
          <Stack gap="4" minW="0">
            {isDoor && <DoorSection />}
            <LockSection active={active} />
            {!isDoor && <HidingSection active={active} />}
            <WordsSection active={active} />
            <AddStepButton active={active} />
          </Stack>
          <Stack gap="0" minW="0">
            {!isDoor && (
              <Box pb="4">
                <ClicksSection active={active} />
              </Box>
            )}
            <HintsSection active={active} />
            {isSeldomLocked && (
              <FoldedSection
                title={editorText.panel.lock}
                summary={active.item.isItemLocked ? summaries.locked : summaries.notLocked}
              >
                <LockedToggle active={active} />
              </FoldedSection>
            )}
            {!isDoor && <CombiningSection active={active} />}
            <OpeningSection active={active} />
            <LookSection active={active} />
            <PlaceSection active={active} />
          </Stack>
        </Grid>
      </Box>
    </FormerSettingsContext>
  );
}

/**
 * Whether such an item is seldom locked, and this one was not when it was selected. The result stays until another
 * item is selected; otherwise the settings would move when the lock is switched on.
 */
function useIsSeldomLocked(active: ActiveItem): boolean {
  const isUsuallyLocked = useIsUsuallyLocked(active);
  const [isSeldom] = useState(() => !isUsuallyLocked && !active.item.isItemLocked);
  return isSeldom;
}

function Explanation({ id }: { id: ItemId }) {
  const room = useCheckedRoom();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences are in that language.
  const sentences = useMemo(() => explainItem(room, id), [room, id, language]);
  return (
    // Reserves lines for the sentences, so that settings below do not move while an answer is typed.
    <Text textStyle="sm" color="fg.muted" aria-live="polite" minH={{ base: '2lh', md: '1lh', lg: '3lh' }}>
      {sentences.join(' ')}
    </Text>
  );
}

/** The panel while nothing is selected: the scene's settings and what is left to do before publishing. */
function AboutScene() {
  return (
    <Stack gap="5">
      <SceneSettings />
      <FirstPuzzle isInPanel />
    </Stack>
  );
}
