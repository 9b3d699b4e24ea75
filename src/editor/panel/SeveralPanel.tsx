import { Button, Flex, Grid, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDownToLine,
  Boxes,
  type LucideIcon,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { ARRANGEMENTS, type Arrangement } from '../../../core/edit/place/arrange.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { ToggleField } from '../../shared/form/ToggleField.tsx';
import { useSelection } from '../canvas/useSelection.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { canvasText } from '../text/canvas.ts';
import { sceneName, scenesText } from '../text/scenes.ts';
import { PanelBack } from './PanelBack.tsx';
import { PlaceTogether } from './PlaceTogether.tsx';
import { PanelSection } from './sections/PanelSection.tsx';

const ICONS: Readonly<Record<Arrangement, LucideIcon>> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
  gaps: AlignHorizontalSpaceBetween,
  floor: ArrowDownToLine,
};

/** Equal gaps need at least three things. */
const FEWEST_FOR_GAPS = 3;

/** Settings of several things at once: alignment, and the scene. */
export function SeveralPanel() {
  const { items, isPinned, isGroup } = useSelection();
  const { setSelectedLocked, groupSelected, ungroupSelected, deleteSelected } = useEditorActions();
  return (
    <>
      <Stack gap="2" pt={{ base: '0', lg: '4' }} pb="4" aria-live="polite">
        <Flex align="center" gap="2" minH={{ base: '11', xl: '0' }}>
          <PanelBack />
          <Heading as="h2" size="md">
            {(isGroup ? canvasText.kept : canvasText.several)(items.length)}
          </Heading>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {isGroup ? canvasText.keptHelp : canvasText.severalHelp}
        </Text>
      </Stack>
      <Stack gap="4">
        <LineUp amount={items.length} />
        <PlaceTogether key={items.map(({ id }) => id).join(' ')} items={items} />
        <PanelSection title={canvasText.wholeSelection}>
          <ScenesOf scenes={items.map(({ item }) => item.scene)} />
          <ToggleField label={canvasText.pin} isOn={isPinned} onToggle={setSelectedLocked} />
          <Button variant="outline" minH="11" onClick={isGroup ? ungroupSelected : groupSelected}>
            {isGroup ? <Ungroup aria-hidden /> : <Boxes aria-hidden />}
            {isGroup ? canvasText.ungroup : canvasText.group}
          </Button>
          <Button variant="outline" minH="11" color="danger.fg" onClick={() => deleteSelected()}>
            <Trash2 aria-hidden />
            {canvasText.removeAll(items.filter(({ id }) => id !== DOOR_ID).length)}
          </Button>
        </PanelSection>
      </Stack>
    </>
  );
}

function LineUp({ amount }: { amount: number }) {
  const { arrangeSelected } = useEditorActions();
  return (
    <PanelSection title={canvasText.lineUp}>
      <Grid
        role="group"
        aria-label={canvasText.lineUp}
        gap="2"
        templateColumns={{ base: 'repeat(auto-fill, 2.75rem)', lg: 'repeat(4, 1fr)' }}
      >
        {ARRANGEMENTS.map((how) => {
          const Icon = ICONS[how];
          return (
            <IconButton
              key={how}
              variant="outline"
              size="sm"
              minW={{ base: '11', xl: '9' }}
              h={{ base: '11', xl: '9' }}
              aria-label={canvasText.arrangements[how]}
              title={canvasText.arrangements[how]}
              disabled={how === 'gaps' && amount < FEWEST_FOR_GAPS}
              onClick={() => arrangeSelected(how)}
            >
              <Icon />
            </IconButton>
          );
        })}
      </Grid>
    </PanelSection>
  );
}

/** The field for the scene of the selected things. They are all in one scene, the one on the canvas. */
function ScenesOf({ scenes: [scene] }: { scenes: readonly string[] }) {
  const room = useRoom();
  const { moveSelectedToScene } = useEditorActions();
  if (room.sceneOrder.length < 2 || scene === undefined) return null;
  return (
    <ChoiceField
      label={scenesText.itemScene}
      value={scene}
      choices={room.sceneOrder.map((value) => ({ value, label: sceneName(room, value) }))}
      onChoose={moveSelectedToScene}
    />
  );
}
