import { Field, NativeSelect } from '@chakra-ui/react';
import { projectsText } from '../../text/projects.ts';

interface VersionChoiceProps {
  /** The newest one: all before it were live once. */
  latest: number;
  /** Null for all of them. */
  chosen: number | null;
  onChoose: (version: number | null) => void;
}

/** All versions of a room, or one out of them, the newest first. */
export function VersionChoice({ latest, chosen, onChoose }: VersionChoiceProps) {
  const { version, versionName, all } = projectsText.results;
  const versions = Array.from({ length: latest }, (_, index) => latest - index);
  return (
    <Field.Root width="fit-content" mb="4">
      <Field.Label textStyle="sm">{version}</Field.Label>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{all}</option>
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
