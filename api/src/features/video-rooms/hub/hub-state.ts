import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.ts';
import type { ListeningConnection } from '../../../kernel/database-channel.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { RoomClaims } from '../room-token.ts';
import type { Member } from '../video-rooms.queries.ts';
import type { Connection } from './connection.ts';

export interface HubParts {
  /** Connections of their own, so that rooms never wait behind requests. */
  knex: Knex;
  connect: () => ListeningConnection;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  noteEntered: (roomId: string, role: RoomClaims['role']) => Promise<void>;
}

export interface HubState {
  processId: string;
  connections: Map<string, Connection>;
  /** Members of the rooms in which this process has a connection. */
  members: Map<string, Member[]>;
}
