import { Box } from '@chakra-ui/react';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { projectsText } from '../text/projects.ts';

interface VersionChoiceProps {
  /** Numbers of the versions that began the room's leaderboards, newest first (B2). */
  boards: readonly number[];
  /** Null for all. */
  chosen: number | null;
  onChoose: (version: number | null) => void;
}

/** Chooses between all versions and those of one leaderboard. */
export function VersionChoice({ boards, chosen, onChoose }: VersionChoiceProps) {
  const { version, versionName, all } = projectsText.results;
  return (
    <Box width="fit-content" mb="4">
      <ChoiceField
        size="lg"
        label={version}
        value={String(chosen ?? '')}
        choices={[
          { value: '', label: all },
          ...boards.map((each, place) => ({
            value: String(each),
            label: versionName(each, boards[place - 1] ?? null),
          })),
        ]}
        onChoose={(value) => onChoose(value === '' ? null : Number(value))}
      />
    </Box>
  );
}
