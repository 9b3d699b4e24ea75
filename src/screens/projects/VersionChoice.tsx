import { Field, NativeSelect } from '@chakra-ui/react';
import { projectsText } from '../../text/projects.ts';

interface VersionChoiceProps {
  /** The newest one: all before it were live once. */
  latest: number;
  chosen: number;
  onChoose: (version: number) => void;
}

/** One version of a room out of all, the newest first. */
export function VersionChoice({ latest, chosen, onChoose }: VersionChoiceProps) {
  const { version, versionName } = projectsText.results;
  const versions = Array.from({ length: latest }, (_, index) => latest - index);
  return (
    <Field.Root width="fit-content" mb="4">
      <Field.Label textStyle="sm">{version}</Field.Label>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
          {versions.map((each) => (
            <option key={each} value={each}>
              {versionName(each, each === latest)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
