import { Grid, Text } from '@chakra-ui/react';
import { ToggleField } from '../../shared/form/ToggleField.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { lobbyText } from '../text/lobby.ts';
import { arePlayingAlone } from './readLobby.ts';

/** Two switches: whether pupils may join, and whether they may after the start. */
export function DoorSwitches() {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  const { newcomers, late, lateAlone, blocked } = lobbyText;
  return (
    <Panel paddingX="4" paddingY="2.5" marginBottom={{ lg: '3.5' }}>
      <Grid columnGap="6" rowGap="2" templateColumns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))">
        <ToggleField
          {...newcomers}
          minHeight="11"
          isOn={board.isDoorOpen}
          isDisabled={isOffline}
          onToggle={(isOpen) => void order({ type: 'openDoor', isOpen })}
        />
        <ToggleField
          label={late.label}
          help={arePlayingAlone(board) ? lateAlone : late.help}
          minHeight="11"
          isOn={board.settings.mayComeLate}
          isDisabled={isOffline}
          onToggle={(mayComeLate) => void order({ type: 'letLate', mayComeLate })}
        />
        {board.blocked > 0 && (
          <Text textStyle="xs" color="fg.muted">
            {blocked(board.blocked)}
          </Text>
        )}
      </Grid>
    </Panel>
  );
}
