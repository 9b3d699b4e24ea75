import { Field, Flex, Grid, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ITEM_TAGS, type ItemTag } from '../../../../core/catalogue/model.ts';
import { UPLOAD_LIMITS } from '../../../../core/catalogue/upload.ts';
import { isTooLong, TooLong } from '../../../shared/form/TooLong.tsx';
import { libraryText } from '../../../shared/text/library.ts';
import { type BenchWork, COLOR_LIMIT, type WorkFacts } from '../../store/benchWork.ts';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';
import { CheckField } from '../CheckField.tsx';
import { SliderField } from '../SliderField.tsx';
import type { MadePicture } from '../useMadePicture.ts';
import { LightField } from './LightField.tsx';
import { LookBar } from './LookBar.tsx';

interface DescribeStepProps {
  work: BenchWork;
  made: MadePicture;
}

/** The third step: name, kind and position. */
export function DescribeStep({ work, made }: DescribeStepProps) {
  const { facts: words } = inventoryText.bench;
  const { name } = work.facts;
  const set = useFacts(work);
  return (
    <Stack gap="5" maxW="38rem">
      <Field.Root invalid={name.trim() === '' || isTooLong(name, UPLOAD_LIMITS.name)} required>
        <Field.Label>{words.name}</Field.Label>
        <Input value={name} onChange={(event) => set({ name: event.target.value })} />
        {name.trim() === '' && <Field.ErrorText>{words.nameMissing}</Field.ErrorText>}
        <TooLong text={name} limit={UPLOAD_LIMITS.name} />
      </Field.Root>
      {work.kind === 'item' ? <ItemFields work={work} /> : <BackgroundFields work={work} made={made} />}
      {work.upload?.review?.status === 'approved' && (
        <Text color="fg.muted" textStyle="sm">
          {inventoryText.bench.anotherReview}
        </Text>
      )}
    </Stack>
  );
}

function useFacts({ id }: BenchWork): (facts: Partial<WorkFacts>) => void {
  const setFacts = useBench((state) => state.setFacts);
  return (facts) => setFacts(id, facts);
}

const ANCHORS = ['floor', 'wall', 'ceiling', 'top'] as const;

function ItemFields({ work }: { work: BenchWork }) {
  const { facts: words } = inventoryText.bench;
  const { tag, anchor, width, isContainer, isLockable } = work.facts;
  const set = useFacts(work);
  return (
    <>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <Select label={words.tag} value={tag} onChoose={(value) => set({ tag: value as ItemTag })}>
          {ITEM_TAGS.map((each) => (
            <option key={each} value={each}>
              {libraryText.tags[each]}
            </option>
          ))}
        </Select>
        <Select
          label={words.anchor}
          value={anchor}
          onChoose={(value) => set({ anchor: value as WorkFacts['anchor'] })}
        >
          {ANCHORS.map((each) => (
            <option key={each} value={each}>
              {words.anchors[each]}
            </option>
          ))}
        </Select>
      </Grid>
      <SliderField
        label={words.width}
        value={Math.round(width)}
        min={2}
        max={60}
        onChange={(value) => set({ width: value })}
      />
      <Flex gap="6" wrap="wrap">
        <CheckField
          label={words.isContainer}
          isOn={isContainer}
          onToggle={(isOn) => set({ isContainer: isOn })}
        />
        <CheckField
          label={words.isLockable}
          isOn={isLockable}
          onToggle={(isOn) => set({ isLockable: isOn })}
        />
      </Flex>
      <ColorNames work={work} />
    </>
  );
}

/** Names of the colours, if there are several; the editor shows them. */
function ColorNames({ work }: { work: BenchWork }) {
  const { renameColor, lookInto } = useBench((state) => state);
  const { looks: words } = inventoryText.bench;
  if (work.looks.length < 2) return null;
  return work.looks.map(({ color }, place) => (
    // By index, since the name changes with every letter.
    // biome-ignore lint/suspicious/noArrayIndexKey: only the index identifies a colour here
    <Field.Root key={place} invalid={isTooLong(color, COLOR_LIMIT)}>
      <Field.Label>{`${words.color} ${place + 1}`}</Field.Label>
      <Input
        value={color}
        onFocus={() => lookInto(work.id, { color: place, state: 'default' })}
        onChange={(event) => renameColor(work.id, event.target.value.replaceAll(/[./]/g, ''))}
      />
      <TooLong text={color} limit={COLOR_LIMIT} />
    </Field.Root>
  ));
}

/** The name of the active mood, if there are several. */
function LightName({ work }: { work: BenchWork }) {
  const renameColor = useBench((state) => state.renameColor);
  const { looks: words } = inventoryText.bench;
  if (work.looks.length < 2) return null;
  const name = work.looks[work.at.color]?.color ?? '';
  return (
    <Field.Root invalid={isTooLong(name, COLOR_LIMIT)}>
      <Field.Label>{words.light}</Field.Label>
      <Input
        value={name}
        onChange={(event) => renameColor(work.id, event.target.value.replaceAll(/[./]/g, ''))}
      />
      <TooLong text={name} limit={COLOR_LIMIT} />
    </Field.Root>
  );
}

function BackgroundFields({ work, made }: DescribeStepProps) {
  const { facts: words } = inventoryText.bench;
  const { theme } = work.facts;
  const { ambient = null } = work.looks[work.at.color] ?? {};
  const setLight = useBench((state) => state.setLight);
  const set = useFacts(work);
  return (
    <>
      <Field.Root invalid={isTooLong(theme, UPLOAD_LIMITS.theme)}>
        <Field.Label>{words.theme}</Field.Label>
        <Input value={theme} onChange={(event) => set({ theme: event.target.value })} />
        <TooLong text={theme} limit={UPLOAD_LIMITS.theme} />
        <Field.HelperText>{words.themeHelp}</Field.HelperText>
      </Field.Root>
      {work.looks.length > 1 && <LookBar work={work} />}
      <LightName work={work} />
      <LightField ambient={ambient} suggested={made.ambient} onChange={(light) => setLight(work.id, light)} />
    </>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Select({ label, value, onChoose, children }: SelectProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChoose(event.target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
