import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { ITEM_TAGS } from '../../../../core/catalogue/model.ts';
import { UPLOAD_LIMITS } from '../../../../core/catalogue/upload.ts';
import { CheckField } from '../../../shared/form/CheckField.tsx';
import { ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { TextField } from '../../../shared/form/TextField.tsx';
import { libraryText } from '../../../shared/text/library.ts';
import { type BenchWork, COLOR_LIMIT, type WorkFacts } from '../../store/benchWork.ts';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';
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
      <TextField
        label={words.name}
        value={name}
        onChange={(value) => set({ name: value })}
        limit={UPLOAD_LIMITS.name}
        error={name.trim() === '' ? words.nameMissing : undefined}
        isRequired
      />
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
        <ChoiceField
          size="md"
          label={words.tag}
          value={tag}
          choices={ITEM_TAGS.map((value) => ({ value, label: libraryText.tags[value] }))}
          onChoose={(value) => set({ tag: value })}
        />
        <ChoiceField
          size="md"
          label={words.anchor}
          value={anchor}
          choices={ANCHORS.map((value) => ({ value, label: words.anchors[value] }))}
          onChoose={(value) => set({ anchor: value })}
        />
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
    <TextField
      // By index, since the name changes with every letter.
      // biome-ignore lint/suspicious/noArrayIndexKey: only the index identifies a colour here
      key={place}
      label={`${words.color} ${place + 1}`}
      value={color}
      onFocus={() => lookInto(work.id, { color: place, state: 'default' })}
      onChange={(name) => renameColor(work.id, withoutSigns(name))}
      limit={COLOR_LIMIT}
    />
  ));
}

/** A colour's name becomes a key of the stored entry: dots and slashes are left out. */
function withoutSigns(name: string): string {
  return name.replaceAll(/[./]/g, '');
}

/** The name of the active mood, if there are several. */
function LightName({ work }: { work: BenchWork }) {
  const renameColor = useBench((state) => state.renameColor);
  const { looks: words } = inventoryText.bench;
  if (work.looks.length < 2) return null;
  const name = work.looks[work.at.color]?.color ?? '';
  return (
    <TextField
      label={words.light}
      value={name}
      onChange={(typed) => renameColor(work.id, withoutSigns(typed))}
      limit={COLOR_LIMIT}
    />
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
      <TextField
        label={words.theme}
        value={theme}
        onChange={(value) => set({ theme: value })}
        limit={UPLOAD_LIMITS.theme}
        help={words.themeHelp}
      />
      {work.looks.length > 1 && <LookBar work={work} />}
      <LightName work={work} />
      <LightField ambient={ambient} suggested={made.ambient} onChange={(light) => setLight(work.id, light)} />
    </>
  );
}
