import { chakra, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { Dices, Grid2x2, Minus, Pencil, Plus, TabletSmartphone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { Pennant } from '../../play/class/Pennant.tsx';
import { useSharedAddress } from '../../rooms/share/useSharedAddress.ts';
import { useIsAtLeast } from '../../shared/browser/useWindow.ts';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { PlainInput } from '../../shared/form/plainFields.ts';
import { ToggleField } from '../../shared/form/ToggleField.tsx';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { openingSheetText } from '../text/openingSheet.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { countLimits, minuteChoices, minutesOf, type OpeningForm, seatsFor } from './openingForm.ts';

interface ChoicesProps {
  form: OpeningForm;
  /** The room's own time limit, in minutes. */
  timeLimit: number;
  isPro: boolean;
  onChange: (changes: Partial<OpeningForm>) => void;
}

/** The teacher's choices before the door opens, one a row. */
export function Choices({ form, timeLimit, isPro, onChange }: ChoicesProps) {
  const { isForNetwork } = useSharedAddress();
  const { teams, names, late, ranking } = openingSheetText;
  return (
    <>
      <Row label={teams.label}>
        <ChoiceCards
          label={teams.label}
          value={form.division}
          choices={[
            { value: 'byNumber', ...teams.byNumber, icon: <Grid2x2 aria-hidden /> },
            { value: 'bySize', ...teams.bySize, icon: <Users aria-hidden /> },
            { value: 'alone', ...teams.alone, icon: <TabletSmartphone aria-hidden /> },
          ]}
          onChoose={(division) => onChange({ division })}
        />
      </Row>
      <Count form={form} isPro={isPro} onChange={onChange} />
      <Time form={form} timeLimit={timeLimit} onChange={onChange} />
      <Row label={names.label}>
        <ChoiceCards
          label={names.label}
          value={form.areNamesTyped ? 'typed' : 'given'}
          choices={[
            { value: 'given', ...names.given, icon: <Dices aria-hidden /> },
            // Off on a network with plain http, where anybody could read typed names.
            ...(isForNetwork
              ? []
              : [{ value: 'typed' as const, ...names.typed, icon: <Pencil aria-hidden /> }]),
          ]}
          onChoose={(chosen) => onChange({ areNamesTyped: chosen === 'typed' })}
        />
      </Row>
      <Hints form={form} onChange={onChange} />
      <Row label={late.label}>
        <ToggleField
          label={!form.mayComeLate ? late.off : form.division === 'alone' ? late.onAlone : late.on}
          isOn={form.mayComeLate}
          minHeight="11"
          onToggle={(mayComeLate) => onChange({ mayComeLate })}
        />
      </Row>
      <Row label={ranking.label}>
        <ToggleField
          label={form.isRanked ? ranking.on : ranking.off}
          isOn={form.isRanked}
          minHeight="11"
          onToggle={(isRanked) => onChange({ isRanked })}
        />
      </Row>
    </>
  );
}

interface RowProps {
  label: string;
  help?: string;
  children: ReactNode;
}

function Row({ label, help, children }: RowProps) {
  return (
    <Grid
      role="group"
      aria-label={label}
      templateColumns={{ lg: '11.5rem minmax(0, 1fr)' }}
      gap={{ base: '1.5', lg: '4' }}
      alignItems="center"
      paddingX={{ base: '4', md: '6' }}
      paddingY="3"
      borderBottomWidth="1px"
    >
      <div>
        <Text fontWeight="650" textStyle="sm">
          {label}
        </Text>
        {help && (
          <Text color="fg.muted" textStyle="xs">
            {help}
          </Text>
        )}
      </div>
      {children}
    </Grid>
  );
}

/** As many pennants as fit beside the number. */
const SHOWN_PENNANTS = 12;

function Count({ form, isPro, onChange }: Omit<ChoicesProps, 'timeLimit'>) {
  const { count } = openingSheetText;
  const { free, pro } = CLASS_LIMITS.seats;
  const most = isPro ? pro : free;
  const { teams, seats, all } = seatsFor(form, most);
  const isBySize = form.division === 'bySize';
  const field = isBySize ? 'size' : 'teams';
  const { min, max } = countLimits(form);
  const set = (value: number) =>
    onChange({ [field]: Math.min(max, Math.max(min, Math.round(value) || min)) });
  const isAlone = form.division === 'alone';
  const label = isAlone ? count.pupils : isBySize ? count.size : count.teams;
  const help = isAlone ? count.ownRooms : isBySize ? count.places(teams) : count.room(seats);
  const limits = isPro ? count.pro(pro) : count.free(free, pro);
  return (
    <Row label={label} help={help}>
      <Flex align="center" gap="4" rowGap="2" wrap="wrap">
        {!isAlone && (
          <Flex
            align="center"
            bg="bg.inset"
            borderRadius="md"
            boxShadow="inset 0 0 0 1.5px {colors.border.strong}"
          >
            <IconButton
              variant="ghost"
              aria-label={count.fewer}
              disabled={form[field] <= min}
              onClick={() => set(form[field] - 1)}
            >
              <Minus />
            </IconButton>
            <PlainInput
              type="number"
              inputMode="numeric"
              aria-label={label}
              min={min}
              max={max}
              value={form[field]}
              onChange={({ target }) => set(Number(target.value))}
              width="3.25rem"
              textAlign="center"
              fontWeight="700"
              border="none"
              bg="transparent"
              css={{ appearance: 'textfield', '&::-webkit-inner-spin-button': { display: 'none' } }}
            />
            <IconButton
              variant="ghost"
              aria-label={count.more}
              disabled={form[field] >= max}
              onClick={() => set(form[field] + 1)}
            >
              <Plus />
            </IconButton>
          </Flex>
        )}
        <Flex gap="1.5" wrap="wrap" aria-hidden>
          {Array.from({ length: Math.min(teams, SHOWN_PENNANTS) }, (_, team) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is the team's number
            <Pennant key={team} team={team} size={30} />
          ))}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          <chakra.b color="fg">{count.all(all)}</chakra.b> {isAlone ? count.alone : limits}
        </Text>
      </Flex>
    </Row>
  );
}

function Time({ form, timeLimit, onChange }: Omit<ChoicesProps, 'isPro'>) {
  const { time } = openingSheetText;
  const { min, max } = CLASS_LIMITS.minutes;
  const isPhone = !useIsAtLeast('md');
  return (
    <Row label={time.label} help={time.own(timeLimit)}>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        wrap={{ md: 'wrap' }}
        gap="3"
        align={{ base: 'stretch', md: 'flex-end' }}
      >
        <SegmentedControl
          label={time.label}
          isWrapped={isPhone}
          value={String(form.minutes)}
          choices={[
            ...minuteChoices(timeLimit).map((minutes) => ({
              value: String(minutes),
              label: time.minutes(minutes),
            })),
            { value: 'unlimited', label: time.unlimited },
            { value: 'other', label: time.other },
          ]}
          onChoose={(value) =>
            onChange({ minutes: value === 'other' || value === 'unlimited' ? value : Number(value) })
          }
        />
        {form.minutes === 'other' && (
          <NumberField
            label={time.field}
            value={form.typed}
            min={min}
            max={max}
            width="7rem"
            error={form.typed !== '' && minutesOf(form) === undefined ? time.wrong(min, max) : null}
            onChange={({ target }) => onChange({ typed: target.value })}
          />
        )}
      </Flex>
    </Row>
  );
}

function Hints({ form, onChange }: Pick<ChoicesProps, 'form' | 'onChange'>) {
  const { hints } = openingSheetText;
  return (
    <Row label={hints.label} help={hints.help}>
      <Flex>
        <SegmentedControl
          label={hints.label}
          value={form.mayAskHints ? 'pupils' : 'teacher'}
          choices={[
            { value: 'pupils', label: hints.pupils },
            { value: 'teacher', label: hints.teacher },
          ]}
          onChoose={(value) => onChange({ mayAskHints: value === 'pupils' })}
        />
      </Flex>
    </Row>
  );
}
