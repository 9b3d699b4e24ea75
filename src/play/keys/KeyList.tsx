import { Box, chakra, Flex, Heading, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useContext, useId } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { HELP_KEYS, HIGHLIGHT_KEY, LIST_KEY, WIDE_KEY } from '../table/tableKeys.ts';
import { TeamParts } from '../table/teamParts.ts';
import { keysText } from '../text/keys.ts';
import { tableText } from '../text/table.ts';

type Keys = readonly [does: string, ...keys: string[]];

/** The keys of a running play and of its locks (`onTableKey`, `useTypedKeys`, `useTeamKeys`). */
export function KeyList({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const team = useContext(TeamParts);
  const { caps, parts } = keysText;
  return (
    <ModalDialog
      labelledBy={titleId}
      closesBeside
      onClose={onClose}
      width="min(62rem, var(--window-width) - 1.5rem)"
    >
      {/* Keys struck here are not meant for a lock below. */}
      <Box onKeyDown={(event) => event.stopPropagation()}>
        <Flex align="flex-start" gap="3" marginTop="-2" marginEnd="-3">
          <Heading as="h2" id={titleId} size="xl" flex="1" color="accent.fg">
            {keysText.title}
          </Heading>
          <IconButton aria-label={tableText.close} variant="ghost" onClick={onClose}>
            <X />
          </IconButton>
        </Flex>
        <Columns>
          <Part
            name={parts.room}
            keys={[
              [keysText.next, 'Tab', caps.back],
              [keysText.touch, caps.enter, caps.space],
              [keysText.close, 'Esc'],
              [keysText.back, caps.erase],
              [keysText.look, HIGHLIGHT_KEY],
              [keysText.hints, HELP_KEYS.hints],
              [keysText.journal, HELP_KEYS.journal],
              [keysText.size, WIDE_KEY],
              [keysText.zoom, '+', '−', '0'],
              [keysText.list, LIST_KEY],
            ]}
          />
          <Part
            name={parts.lock}
            keys={[
              [keysText.enterAnswer, caps.characters],
              [keysText.stones, '1–8'],
              [keysText.dial, ...'QWEADZXC'],
              [keysText.piano, ...'ASDFGHJK'],
              [keysText.move, caps.arrows],
              [keysText.press, caps.space],
              [keysText.turn, 'R'],
              [keysText.erase, caps.erase],
              [keysText.try, caps.enter],
              [keysText.putDown, 'Esc'],
            ]}
          />
          {team && (
            <Part
              name={parts.team}
              keys={[
                [keysText.signal, 'P'],
                [keysText.chooseSignal, '1–4'],
                [keysText.team, 'T'],
                [keysText.news, 'N'],
                [keysText.go, 'G'],
              ]}
            />
          )}
        </Columns>
      </Box>
    </ModalDialog>
  );
}

function Part({ name, keys }: { name: string; keys: readonly Keys[] }) {
  return (
    <section>
      <Heading as="h3" size="md" color="accent.fg" marginBottom="1">
        {name}
      </Heading>
      <dl>
        {keys.map(([does, ...caps]) => (
          <Row key={does}>
            <dt>{does}</dt>
            <dd>
              {caps.map((cap) => (
                <Cap key={cap}>{cap}</Cap>
              ))}
            </dd>
          </Row>
        ))}
      </dl>
    </section>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    columnGap: '8',
    rowGap: '5',
    marginTop: '3',
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    paddingY: '1',
    borderBottomWidth: '1px',
    borderColor: 'border',
    lineHeight: '1.3',
    '& > dt': { flex: '1' },
    '& > dd': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '1', maxWidth: '60%' },
  },
});

const Cap = chakra('kbd', {
  base: {
    minWidth: '7',
    paddingX: '1.5',
    textAlign: 'center',
    fontFamily: 'body',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    color: 'fg',
    bg: 'bg.inset',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: '4px',
  },
});
