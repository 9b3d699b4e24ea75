import { Box, Stack } from '@chakra-ui/react';
import { FirstPuzzle } from '../problems/FirstPuzzle.tsx';
import { SceneSettings } from '../scenes/SceneSettings.tsx';
import { PanelBack } from './PanelBack.tsx';

/** While nothing is selected: what is set of the scene that is shown, and what is still to do before the room is published. */
export function AboutScene() {
  return (
    <Stack gap="5">
      <Box _empty={{ display: 'none' }} display={{ lg: 'none' }} mb="-4">
        <PanelBack />
      </Box>
      <SceneSettings />
      <FirstPuzzle isInPanel />
    </Stack>
  );
}
