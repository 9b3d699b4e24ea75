import { Stack } from '@chakra-ui/react';
import { FirstPuzzle } from '../problems/FirstPuzzle.tsx';
import { SceneSettings } from '../scenes/SceneSettings.tsx';

/** The panel while nothing is selected: the scene's settings and what is left to do before publishing. */
export function AboutScene() {
  return (
    <Stack gap="5">
      <SceneSettings />
      <FirstPuzzle isInPanel />
    </Stack>
  );
}
