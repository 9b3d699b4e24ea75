import { Box, chakra } from '@chakra-ui/react';
import { useStore } from 'zustand';
import { Pennant } from '../../class/Pennant.tsx';
import { useClassView } from '../../class/useClass.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../marks/Mark.tsx';
import { type Mate, useHasMarks, useMates, useSeated } from '../teamContext.ts';
import { CompanySettings } from '../telling/CompanySettings.tsx';
import { TeamSheet } from './TeamSheet.tsx';
import { usePlaceName } from './usePlaceName.ts';

/** From this number of seats on, only the marks are shown; the sheet has the names. */
const MANY = 5;

/**
 * The team's marks in the upper rail, as a button that opens the team's sheet. The company settings are
 * there, too.
 */
export function Rack() {
  const mates = useMates();
  const { company } = useSeated();
  const inClass = useClassView();
  const hasMarks = useHasMarks();
  const isNamed = mates.length < MANY;
  return (
    <>
      <Plate
        type="button"
        onClick={() => company.getState().setSheet('team')}
        aria-label={togetherText.team.label}
      >
        {inClass && <Pennant team={inClass.team} size={26} />}
        {mates.map((mate) => (
          <Chip
            key={mate.seat}
            title={mate.name}
            data-many={isNamed ? undefined : ''}
            // Without a mark nothing but the pennant is left where the rail has no space for names.
            hideBelow={hasMarks ? undefined : 'lg'}
          >
            {hasMarks && (
              <Mark seat={mate.seat} size={isNamed ? 28 : 24} isOwn={mate.isOwn} isSilent={mate.isSilent} />
            )}
            {isNamed && <Whereabouts mate={mate} />}
          </Chip>
        ))}
      </Plate>
      <TeamSheets />
    </>
  );
}

/** The open sheet of the team. */
export function TeamSheets() {
  const { company } = useSeated();
  const sheet = useStore(company, (s) => s.sheet);
  const close = () => company.getState().setSheet(null);
  if (sheet === 'team') return <TeamSheet onClose={close} />;
  return sheet === 'settings' ? <CompanySettings onClose={close} /> : null;
}

/** The name and place of a team-mate, where the rail has space for them. */
function Whereabouts({ mate: { isOwn, name, place } }: { mate: Mate }) {
  const label = usePlaceName(place);
  return (
    <Box
      as="span"
      hideBelow="lg"
      textAlign="start"
      lineHeight="1.15"
      minWidth="0"
      css={{ _sideways: { display: 'none' } }}
    >
      <Box as="span" display="block" fontWeight="700" fontSize="0.9375rem" truncate maxWidth="7rem">
        {isOwn ? togetherText.team.you : name}
      </Box>
      {label !== '' && (
        <Box as="span" display="block" fontSize="0.84rem" truncate maxWidth="7rem" opacity="0.8">
          {label}
        </Box>
      )}
    </Box>
  );
}

const Plate = chakra('button', {
  base: {
    gridArea: { base: 'name', md: 'auto' },
    justifySelf: 'start',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    // Beside the site's logo, where that is shown on a phone.
    marginInlineStart: { base: 'var(--mark-width, 0px)', md: '0' },
    marginBottom: { base: '1.5', md: '1' },
    maxWidth: '100%',
    paddingX: '2.5',
    paddingY: '1',
    borderRadius: '10px',
    border: '2px solid #a06d22',
    bg: '#2a1712',
    color: '#fff6e2',
    cursor: 'pointer',
    overflow: 'hidden',
    _hover: { filter: 'brightness(1.15)' },
    _sideways: {
      flexShrink: '0',
      margin: '0',
      flexWrap: 'wrap',
      gap: '0.5',
      padding: '0.5',
      justifyContent: 'center',
      // At most two rows, since the rail has no more space. `!important`, since the marks set their own size.
      '& svg': { boxSize: '20px !important' },
      '&:has([data-many]) svg': { boxSize: '15px !important' },
    },
  },
});

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    '&[data-many]': { base: { marginInlineStart: '-3' }, md: { marginInlineStart: '0' } },
    '&[data-many]:first-of-type': { marginInlineStart: '0' },
  },
});
