import { Stack } from '@chakra-ui/react';
import { FirstPuzzle } from '../problems/FirstPuzzle.tsx';
import { SceneSettings } from '../scenes/SceneSettings.tsx';

/** While nothing is selected: what is set of the scene that is shown, and what is still to do before the room is published. */
export function AboutScene() {
  return (
    <Stack gap="5">
      <SceneSettings />
      <FirstPuzzle isInPanel />
    </Stack>
  );
}
