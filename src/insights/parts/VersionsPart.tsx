import { Box, chakra } from '@chakra-ui/react';
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import { itemName } from '../../editor/text/editorMessages.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { useShownRoom } from '../page/shownRoom.ts';
import { type ComparedRow, type Comparison, changeOf } from '../reading/readVersions.ts';
import { insightsText } from '../text/insights.ts';
import { Part } from './Part.tsx';

/** Versions side by side, so that creators see what their changes achieved. */
export function VersionsPart({ compared: { versions, rows } }: { compared: Comparison }) {
  const { room } = useShownRoom();
  const { parts, versions: words, versionName, number, share } = insightsText;
  const nameOf = ({ lock }: ComparedRow) =>
    lock === null ? words.escaped : words.opened(itemName(room, lock));
  return (
    <Part id="versions" title={parts.versions} aside={words.beside} lead={words.help}>
      {/* Focusable, so that the keyboard can scroll it. */}
      <Box overflowX="auto" tabIndex={0} role="group" aria-labelledby="versions-title">
        <Table>
          <thead>
            <tr>
              <th scope="col">{words.figure}</th>
              {versions.map(({ version }) => (
                <th key={version} scope="col">
                  {versionName(version, false)}
                </th>
              ))}
              <th scope="col">{words.change}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.plays}</th>
              {versions.map(({ version, plays }) => (
                <td key={version}>{number(plays)}</td>
              ))}
              <td />
            </tr>
            {rows.map((row) => (
              <tr key={row.lock ?? ''}>
                <th scope="row">{nameOf(row)}</th>
                {versions.map(({ version, insights }, place) => {
                  const of100 = row.shares[place] ?? null;
                  return (
                    <td key={version}>{of100 === null ? (insights ? '–' : words.few) : share(of100)}</td>
                  );
                })}
                <td>{row.change !== null && <Change change={row.change} />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Part>
  );
}

function Change({ change }: { change: number }) {
  const way = changeOf(change);
  const Icon = { more: ArrowUpRight, fewer: ArrowDownRight, asBefore: Equal }[way];
  const tone = ({ more: 'success', fewer: 'warning', asBefore: 'plain' } as const)[way];
  return (
    <Chip tone={tone}>
      <Icon aria-hidden /> {insightsText.versions.changes[way](Math.abs(change))}
    </Chip>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      textAlign: 'start',
      paddingBlock: '2.5',
      paddingInlineEnd: '4',
      borderTopWidth: '1px',
      borderColor: 'border',
      fontWeight: '400',
    },
    '& thead th': { borderTopWidth: '0', color: 'fg.muted', fontWeight: '650', paddingTop: '0' },
    '& tbody th': { minWidth: '7.5rem', overflowWrap: 'anywhere' },
    '& td:nth-last-of-type(2)': { fontWeight: '700' },
  },
});
