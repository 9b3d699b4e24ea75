import { Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { LockPart } from '../lock/LockPart.tsx';
import { WayPart } from '../map/WayPart.tsx';
import { DevicesPart } from '../parts/DevicesPart.tsx';
import { EndsPart } from '../parts/EndsPart.tsx';
import { HintsPart } from '../parts/HintsPart.tsx';
import { TimePart } from '../parts/TimePart.tsx';
import { UnseenPart } from '../parts/UnseenPart.tsx';
import { VersionsPart } from '../parts/VersionsPart.tsx';
import { WeeksPart } from '../parts/WeeksPart.tsx';
import { type Comparison, compareVersions, readWeeks, upTo } from '../reading/readVersions.ts';
import { isQuiet } from '../reading/readWay.ts';
import { type PartId, PartTabs } from './PartTabs.tsx';
import { useAddress } from './useAddress.ts';
import type { PageRead, ShownVersion } from './useInsights.ts';

interface PartsProps {
  read: PageRead;
  /** Figures of all versions, newest first. */
  all: readonly VersionFigures[];
  shown: ShownVersion;
}

/** All parts of the page, for a version with enough plays. */
export function Parts({ read, all, shown: { version } }: PartsProps) {
  const { room, map, insights, way, hints, figures } = read;
  const { get, choose } = useAddress();
  const lock = way.find((each) => each.lock === get('lock'));
  const [isFresh, setFresh] = useState(false);
  const show = (id: ItemId | null) => {
    setFresh(true);
    choose({ lock: id });
  };
  const open = (id: ItemId) => show(id === lock?.lock ? null : id);
  const compared = compareVersions(room, upTo(all, version), way);
  const hasUnseen = insights.unfound.length + insights.clickedInVain.length > 0;
  const isCalm = isQuiet(insights, way, hints) && (insights.time?.limit ?? room.timeLimit) === room.timeLimit;
  const hasWeeks = readWeeks(all, version).length > 1;
  const close = () => {
    choose({ lock: null });
    document.querySelector<HTMLElement>(`[data-lock="${CSS.escape(lock?.lock ?? '')}"]`)?.focus();
  };
  return (
    <>
      <PartTabs
        parts={partsOf({ hasHints: hints !== null && !isCalm, hasTime: !isCalm, hasUnseen, compared })}
      />
      <Stack gap="4.5">
        <Grid
          gap="4.5"
          templateColumns={{ lg: hasWeeks ? 'minmax(0, 1.25fr) minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
        >
          <EndsPart read={read} onShow={show} />
          <WeeksPart figures={all} version={version} />
        </Grid>
        <WayPart {...{ room, map, way }} isWaiting={false} chosen={lock?.lock ?? null} onOpen={open} />
        {lock && (
          <LockPart
            lock={lock}
            reachedBy={figures.locks[lock.lock]?.reached ?? 0}
            isFresh={isFresh}
            onClose={close}
          />
        )}
        <Grid
          gap="4.5"
          alignItems="start"
          templateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
          // A last part without another one beside it takes the whole width.
          css={{ lg: { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } } }}
        >
          {hints && !isCalm && <HintsPart hints={hints} />}
          {hasUnseen && <UnseenPart insights={insights} map={map} />}
          {!isCalm && <TimePart read={read} />}
          {compared && <VersionsPart compared={compared} />}
        </Grid>
        {insights.devices && <DevicesPart devices={insights.devices} />}
      </Stack>
    </>
  );
}

function partsOf(given: {
  hasHints: boolean;
  hasTime: boolean;
  hasUnseen: boolean;
  compared: Comparison | null;
}): readonly PartId[] {
  return [
    'ends',
    'way',
    ...(given.hasHints ? (['hints'] as const) : []),
    ...(given.hasUnseen ? (['unseen'] as const) : []),
    ...(given.hasTime ? (['time'] as const) : []),
    ...(given.compared ? (['versions'] as const) : []),
  ];
}
