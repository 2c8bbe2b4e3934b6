import type { RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import { CallStage } from '@blattwerk/video/call-stage.tsx';
import { useCall } from '@blattwerk/video/use-call';
import { useDevices } from '@blattwerk/video/use-devices';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { AfterRoom } from './after-room.tsx';
import { BeforeRoom } from './before-room.tsx';
import type { RoomEntry } from './room-entry.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** Before, in and after the room of one consultation. */
export const RoomScreen = ({ facts, entry }: { facts: RoomFacts; entry: RoomEntry }) => {
  const locale = useLocale();
  const devices = useDevices();
  const { running, end, join } = useCall(entry.fetchTicket, devices.handOver);
  if (end) return <AfterRoom end={end} facts={facts} isGuest={entry.isGuest} onReturn={join} />;
  if (!running) return <BeforeRoom facts={facts} devices={devices} entry={entry} onJoin={join} />;
  return (
    <CallStage
      call={running.call}
      role="patient"
      provider={running.ticket.provider}
      locale={locale}
      otherName={facts.doctorName}
      phone={facts.doctorPhone && <a href={`tel:${facts.doctorPhone}`}>{facts.doctorPhoneInGroups}</a>}
      waitingRoom={<WaitingRoom call={running.call} facts={facts} />}
    />
  );
};
