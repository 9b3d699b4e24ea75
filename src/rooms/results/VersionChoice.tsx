import { Field, NativeSelect } from '@chakra-ui/react';
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
    <Field.Root width="fit-content" mb="4">
      <Field.Label textStyle="sm">{version}</Field.Label>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{all}</option>
          {boards.map((each, place) => (
            <option key={each} value={each}>
              {versionName(each, boards[place - 1] ?? null)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
