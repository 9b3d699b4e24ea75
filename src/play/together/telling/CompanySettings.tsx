import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand';
import { ModalDialog } from '../../../shared/dialog/ModalDialog.tsx';
import { useGameStatus } from '../../table/gameContext.ts';
import { togetherText } from '../../text/together.ts';
import { useSeated } from '../teamContext.ts';
import { chooseCompany, useCompanyChoice } from './companyChoice.ts';
import { playSignalTone } from './signalTone.ts';

/** Settings for how this player notices the others, and the last messages about them. */
export function CompanySettings({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { tells, showsPointers, hasTone } = useCompanyChoice();
  const isPaused = useGameStatus((s) => s.isPaused);
  const { company, team } = togetherText;
  return (
    <ModalDialog labelledBy={id} onClose={onClose} closesBeside>
      <Heading as="h2" id={id} size="xl" mb="4">
        {company.title}
      </Heading>
      <Stack gap="4">
        <Choice
          label={company.tells}
          help={company.tellsHelp}
          isOn={tells}
          onToggle={(isOn) => chooseCompany('tells', isOn)}
        />
        <Choice
          label={company.pointers}
          help={company.pointersHelp}
          isOn={showsPointers}
          onToggle={(isOn) => chooseCompany('showsPointers', isOn)}
        />
        <Choice
          label={company.tone}
          help={company.toneHelp}
          isOn={hasTone}
          onToggle={(isOn) => {
            chooseCompany('hasTone', isOn);
            if (isOn) playSignalTone('ping');
          }}
        />
      </Stack>
      {/* It names things of the room, which a pause does not show (P2). */}
      {!isPaused && <HeardLast />}
      <Text
        textStyle="sm"
        color="fg.muted"
        marginTop="3"
        display="none"
        css={{ _mouse: { display: 'block' } }}
      >
        {company.keys}
      </Text>
      <Flex justify="flex-end" marginTop="4">
        <Button onClick={onClose}>{team.done}</Button>
      </Flex>
    </ModalDialog>
  );
}

interface ChoiceProps {
  label: string;
  help: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A switch; all of its row can be pressed. */
function Choice({ label, help, isOn, onToggle }: ChoiceProps) {
  const id = useId();
  return (
    <Row
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      onClick={() => onToggle(!isOn)}
    >
      <span>
        <b id={id}>{label}</b>
        <Text as="span" id={`${id}-help`} display="block" textStyle="sm" color="fg.muted">
          {help}
        </Text>
      </span>
      <Slot data-on={isOn ? '' : undefined}>
        <span />
      </Slot>
    </Row>
  );
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: 'full',
    minHeight: '12',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
  },
});

const Slot = chakra('span', {
  base: {
    flex: 'none',
    display: 'flex',
    width: '14',
    padding: '1',
    borderRadius: 'full',
    border: '2px solid {colors.border.strong}',
    bg: 'bg.inset',
    '& > span': { boxSize: '5', borderRadius: 'full', bg: 'fg.muted' },
    '&[data-on]': { justifyContent: 'flex-end', bg: '#1f6b43', borderColor: '{colors.ink}' },
    '&[data-on] > span': { bg: '#ffd97a' },
  },
});

function HeardLast() {
  const { telling } = useSeated();
  const heard = useStore(telling, (s) => s.heard);
  const { company } = togetherText;
  return (
    <Box marginTop="4" padding="3.5" borderRadius="10px" bg="#1d1320" color="#fff6e2">
      <Heading as="h3" size="sm" color="#fbdc8c">
        {company.heard}
      </Heading>
      {heard.length === 0 ? (
        <Text>{company.nothing}</Text>
      ) : (
        <Box as="ol" listStyleType="none">
          {heard.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may have been said twice.
            <Text as="li" key={`${index} ${text}`} overflowWrap="anywhere">
              {text}
            </Text>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Opens the settings of company. */
export function CompanyKey({ isWorded = false }: { isWorded?: boolean }) {
  const { company } = useSeated();
  const { title } = togetherText.company;
  return (
    <Button
      variant="ghost"
      size="sm"
      minHeight="11"
      minWidth="11"
      aria-label={title}
      title={title}
      aria-haspopup="dialog"
      onClick={() => company.getState().setSheet('settings')}
    >
      <Users aria-hidden />
      <Box as="span" hideBelow={isWorded ? undefined : 'md'}>
        {title}
      </Box>
    </Button>
  );
}
