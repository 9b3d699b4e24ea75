import { Box, Flex, Stack } from '@chakra-ui/react';
import { SegmentedControl } from '../../../components/kit/SegmentedControl.tsx';
import { PANEL_SUBJECTS } from '../../../stores/editor/editorData.ts';
import { roomPanelText } from '../../../text/roomPanel.ts';
import { useIsFolded } from '../frame/useIsFolded.ts';
import { SceneSettings } from '../scenes/SceneSettings.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { PanelBack } from './PanelBack.tsx';
import { RoomSettings } from './RoomSettings.tsx';

/** While nothing is selected: what is set of the room, or of the scene that is shown. */
export function AboutRoom() {
  const subject = useEditor((state) => state.panelSubject);
  const isRoomElsewhere = useIsRoomTabSeen();
  const { showSubject } = useEditorActions();
  const shown = isRoomElsewhere ? 'scene' : subject;
  return (
    <Stack gap="4">
      <Flex align="center" gap="1">
        <PanelBack />
        {!isRoomElsewhere && (
          <Box flex="1" minW="0" css={{ '--press-size': { base: '2.5rem', xl: '1.75rem' } }}>
            <SegmentedControl
              isQuiet
              isFitted
              label={roomPanelText.subject}
              value={shown}
              choices={PANEL_SUBJECTS.map((value) => ({ value, label: roomPanelText.subjects[value] }))}
              onChoose={showSubject}
            />
          </Box>
        )}
      </Flex>
      {shown === 'room' ? <RoomSettings /> : <SceneSettings />}
    </Stack>
  );
}

/** Its fields are not to be seen twice. */
function useIsRoomTabSeen(): boolean {
  const isFolded = useIsFolded('palette');
  return useEditor(({ activeTab }) => activeTab === 'room') && !isFolded;
}
