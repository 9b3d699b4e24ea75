import { Box, Button, chakra, Flex, Menu, Text, VisuallyHidden } from '@chakra-ui/react';
import { ArrowLeftRight, CaseSensitive, Check, LockKeyhole, MessageSquare } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { itemName } from '../../editor/text/editorMessages.ts';
import { useIsAtLeast } from '../../shared/browser/useWindow.ts';
import { keyOf } from '../../shared/keys/keyOf.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { lockMarkOf, mendPath } from '../../shared/mend/mendLink.ts';
import { EntriesMenu } from '../../shared/menu/EntriesMenu.tsx';
import { useShownRoom } from '../page/shownRoom.ts';
import { ShareBar } from '../parts/Bars.tsx';
import type { AnswerRow, AnswersRead } from '../reading/readAnswers.ts';
import { insightsText } from '../text/insights.ts';
import { AnswerWords } from './AnswerWords.tsx';

/** Number of answers shown until the creator asks for all. */
const MOST = 12;

interface AnswerRowsProps {
  lock: ItemId;
  answers: AnswersRead;
}

/** The wrong answers at a lock, commonest first, each with what can be done about it. */
export function AnswerRows({ lock, answers: { rows, now } }: AnswerRowsProps) {
  const [isWhole, setWhole] = useState(false);
  const onKeyDown = useAnswerKeys();
  const helpId = useId();
  const most = Math.max(...rows.map(({ plays }) => plays));
  const shown = isWhole ? rows : rows.slice(0, MOST);
  const { answersHelp, more } = insightsText.lock;
  return (
    <>
      <VisuallyHidden id={helpId}>{answersHelp}</VisuallyHidden>
      <Box as="ol" listStyleType="none" role="list" aria-describedby={helpId} onKeyDown={onKeyDown}>
        {shown.map((row) => (
          <Row key={row.text}>
            <Answer lock={lock} row={row} share={(100 * row.plays) / most} />
            {now === 'same' && <Actions lock={lock} row={row} isCommonest={row.plays === most} />}
          </Row>
        ))}
      </Box>
      {shown.length < rows.length && (
        <Button variant="ghost" mt="2" onClick={() => setWhole(true)}>
          {more(rows.length)}
        </Button>
      )}
    </>
  );
}

function Answer({ lock, row, share }: { lock: ItemId; row: AnswerRow; share: number }) {
  const { room } = useShownRoom();
  const item = itemOf(room, lock);
  const { number, lock: words } = insightsText;
  return (
    <>
      <Text as="span" data-part="plays" fontWeight="650" fontVariantNumeric="tabular-nums" textAlign="end">
        <span aria-hidden>{number(row.plays)}×</span>
        <VisuallyHidden>{words.given(row.plays)}</VisuallyHidden>
      </Text>
      <Flex as="span" data-part="words" align="center" wrap="wrap" columnGap="2.5" rowGap="1" minW="0">
        <Text as="span" fontSize="lg" fontWeight="700" overflowWrap="anywhere">
          {item ? (
            <AnswerWords lock={item} answer={item.face.type === 'text' ? row.shown : row.text} />
          ) : (
            row.shown
          )}
        </Text>
        <MissChip row={row} />
      </Flex>
      <Box as="span" data-part="bar">
        <ShareBar share={share} look="answer" />
      </Box>
    </>
  );
}

function MissChip({ row: { miss, acceptance } }: { row: AnswerRow }) {
  const { room } = useShownRoom();
  const words = insightsText.lock;
  if (acceptance === 'accepted')
    return (
      <Chip tone="success">
        <Check aria-hidden /> {words.accepted}
      </Chip>
    );
  if (miss?.type === 'near')
    return (
      <Chip tone="info">
        <CaseSensitive aria-hidden /> {words.near}
      </Chip>
    );
  if (miss?.type === 'swapped')
    return (
      <Chip tone="info">
        <ArrowLeftRight aria-hidden /> {words.swapped}
      </Chip>
    );
  if (miss?.type === 'otherLock')
    return (
      <Chip tone="warning">
        <LockKeyhole aria-hidden /> {words.otherLock(itemName(room, miss.lock))}
      </Chip>
    );
  return null;
}

interface ActionsProps {
  lock: ItemId;
  row: AnswerRow;
  isCommonest: boolean;
}

/** The two actions; the editor does them. */
function Actions({ lock, row: { acceptance, miss, shown, plays }, isCommonest }: ActionsProps) {
  const { roomId, room } = useShownRoom();
  const isWide = useIsAtLeast('md');
  const { accept, acceptAnswer, full, say, sayShort, sayTo } = insightsText.lock;
  const name = itemName(room, lock);
  const item = itemOf(room, lock);
  const mark = item ? { lock: lockMarkOf(item) } : {};
  const acceptPath = mendPath(roomId, lock, { type: 'accept', answer: shown, times: plays, ...mark });
  const isNear = miss?.type === 'near';
  return (
    <Flex data-part="actions" gap="2" align="center" justify="end" wrap="wrap">
      {acceptance === 'full' && (
        <Text
          as="span"
          textStyle="xs"
          color="fg.muted"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.strong"
          borderRadius="md"
          px="3"
          py="1.5"
        >
          {full}
        </Text>
      )}
      {acceptance === 'possible' && (isNear || isCommonest || isWide) && (
        <Button asChild variant={isNear ? 'solid' : 'outline'} flexGrow={{ base: '1', md: '0' }}>
          <Link to={acceptPath} data-accept aria-label={acceptAnswer(shown, name)}>
            {isWide && <Check aria-hidden />} {accept}
          </Link>
        </Button>
      )}
      {acceptance !== 'accepted' && (
        <Button asChild variant="outline" flexGrow={{ base: '1', md: '0' }}>
          <Link to={mendPath(roomId, lock, { type: 'say' })} data-say aria-label={sayTo(shown, name)}>
            {isWide && <MessageSquare aria-hidden />} {isWide ? say : sayShort}
          </Link>
        </Button>
      )}
      {acceptance === 'possible' && !isNear && !isCommonest && !isWide && (
        <AcceptInMenu path={acceptPath} name={shown} />
      )}
    </Flex>
  );
}

/** On a phone, an answer that is neither a near miss nor the commonest is accepted from a menu: that is seldom right. */
function AcceptInMenu({ path, name }: { path: string; name: string }) {
  const navigate = useNavigate();
  const { accept, moreFor } = insightsText.lock;
  return (
    <EntriesMenu label={moreFor(name)}>
      <Menu.Item value="accept" onClick={() => void navigate(path)}>
        <Check aria-hidden /> {accept}
      </Menu.Item>
    </EntriesMenu>
  );
}

/** Arrows between the rows, `a` and `s` for the actions of the row with the focus. */
function useAnswerKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement ? event.target.closest('li') : null;
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event.nativeEvent);
    const focusIn = (other: Element | null) => other?.querySelector<HTMLElement>('a')?.focus();
    if (key === 'ArrowDown') focusIn(row.nextElementSibling);
    else if (key === 'ArrowUp') focusIn(row.previousElementSibling);
    else if (key === 'a') row.querySelector<HTMLElement>('[data-accept]')?.click();
    else if (key === 's') row.querySelector<HTMLElement>('[data-say]')?.click();
    else return;
    event.preventDefault();
  };
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2.5',
    minHeight: '58px',
    paddingY: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border',
    breakInside: 'avoid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    gridTemplateAreas: '"plays words" "actions actions"',
    md: {
      gridTemplateColumns: '2.75rem minmax(0, 1fr) minmax(3rem, 6rem) auto',
      gridTemplateAreas: '"plays words bar actions"',
    },
    '& [data-part=plays]': { gridArea: 'plays' },
    '& [data-part=words]': { gridArea: 'words' },
    '& [data-part=bar]': { gridArea: 'bar', display: { base: 'none', md: 'block' } },
    '& [data-part=actions]': { gridArea: 'actions' },
  },
});
