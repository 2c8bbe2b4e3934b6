import { BaseModel } from '../../kernel/base-model.ts';

/** An authenticator app; on once it is confirmed. */
export class Authenticator extends BaseModel {
  static override tableName = 'authenticators';

  declare userId: string;
  declare confirmedAt: Date | null;
  declare lastStep: number | null;
  declare createdAt: Date;
}

/** A passkey of a person. */
export class StoredPasskey extends BaseModel {
  static override tableName = 'passkeys';

  declare userId: string;
  declare credentialId: string;
  declare publicKey: Buffer;
  declare counter: number;
  declare transports: string[];
  declare name: string;
  declare isBackedUp: boolean;
  declare createdAt: Date;
  declare lastUsedAt: Date | null;
}

/** A code that stands in for a lost factor, once. */
export class RecoveryCode extends BaseModel {
  static override tableName = 'recovery_codes';

  declare userId: string;
  declare codeHash: string;
  declare usedAt: Date | null;
  declare createdAt: Date;
}

/** A code from a mail that stands in for a password. */
export class OwnerCode extends BaseModel {
  static override tableName = 'owner_codes';

  declare userId: string;
  declare attempts: number;
  declare createdAt: Date;
  declare expiresAt: Date;
}

/** Wrong codes of a person in a row. */
export class FactorAttempts extends BaseModel {
  static override tableName = 'second_factor_attempts';
  static override idColumn = 'userId';

  declare userId: string;
  declare failures: number;
  declare lockedUntil: Date | null;
}

/** A challenge that was answered, until it ends. */
export class AnsweredChallenge extends BaseModel {
  static override tableName = 'passkey_challenges';
  static override idColumn = 'challengeHash';

  declare challengeHash: string;
  declare userId: string | null;
  declare ipHash: string | null;
  declare expiresAt: Date;
}
