// Made by "npm run contract" from api/src/http/routing.ts. Not to be edited.
/** post /api/v1/clients/auth/login */
type PostApiV1ClientsAuthLoginInput = {
    email: string;
    password: string;
    totp?: string | undefined;
    passkey?: {
        id: string;
        rawId: string;
        type: "public-key";
        authenticatorAttachment?: ("platform" | "cross-platform") | undefined;
        clientExtensionResults?: {} | undefined;
        response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: (string | null) | undefined;
        };
    } | undefined;
};

/** post /api/v1/clients/auth/login */
type PostApiV1ClientsAuthLoginPositiveVariant1 = {
    token: string;
    refreshToken?: string | undefined;
    sessionId: string;
    user: {
        id: string;
        email: string;
        role: "patient" | "doctor" | "pharmacy" | "admin";
        firstName: string;
        lastName: string;
        title: string | null;
        locale: "de" | "en";
        isMailConfirmed: boolean;
        status: "active" | "inactive" | "banned" | "deleted";
        pharmacyId: string | null;
        mustEnrol: boolean;
    };
    reuseEndedAt?: string | undefined;
};

/** post /api/v1/clients/auth/login */
interface PostApiV1ClientsAuthLoginPositiveResponseVariants {
  200: PostApiV1ClientsAuthLoginPositiveVariant1;
}

/** post /api/v1/clients/auth/login */
type PostApiV1ClientsAuthLoginNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/login */
interface PostApiV1ClientsAuthLoginNegativeResponseVariants {
  400: PostApiV1ClientsAuthLoginNegativeVariant1;
  401: PostApiV1ClientsAuthLoginNegativeVariant1;
  403: PostApiV1ClientsAuthLoginNegativeVariant1;
  404: PostApiV1ClientsAuthLoginNegativeVariant1;
  405: PostApiV1ClientsAuthLoginNegativeVariant1;
  409: PostApiV1ClientsAuthLoginNegativeVariant1;
  422: PostApiV1ClientsAuthLoginNegativeVariant1;
  500: PostApiV1ClientsAuthLoginNegativeVariant1;
}

/** post /api/v1/clients/auth/refresh */
type PostApiV1ClientsAuthRefreshInput = {
    sessionId?: string | undefined;
    refreshToken?: string | undefined;
};

/** post /api/v1/clients/auth/refresh */
type PostApiV1ClientsAuthRefreshPositiveVariant1 = {
    token: string;
    refreshToken?: string | undefined;
    sessionId: string;
    message: string;
};

/** post /api/v1/clients/auth/refresh */
interface PostApiV1ClientsAuthRefreshPositiveResponseVariants {
  200: PostApiV1ClientsAuthRefreshPositiveVariant1;
}

/** post /api/v1/clients/auth/refresh */
type PostApiV1ClientsAuthRefreshNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/refresh */
interface PostApiV1ClientsAuthRefreshNegativeResponseVariants {
  400: PostApiV1ClientsAuthRefreshNegativeVariant1;
  401: PostApiV1ClientsAuthRefreshNegativeVariant1;
  403: PostApiV1ClientsAuthRefreshNegativeVariant1;
  404: PostApiV1ClientsAuthRefreshNegativeVariant1;
  405: PostApiV1ClientsAuthRefreshNegativeVariant1;
  409: PostApiV1ClientsAuthRefreshNegativeVariant1;
  422: PostApiV1ClientsAuthRefreshNegativeVariant1;
  500: PostApiV1ClientsAuthRefreshNegativeVariant1;
}

/** post /api/v1/clients/auth/logout */
type PostApiV1ClientsAuthLogoutInput = {};

/** post /api/v1/clients/auth/logout */
type PostApiV1ClientsAuthLogoutPositiveVariant1 = {};

/** post /api/v1/clients/auth/logout */
interface PostApiV1ClientsAuthLogoutPositiveResponseVariants {
  200: PostApiV1ClientsAuthLogoutPositiveVariant1;
}

/** post /api/v1/clients/auth/logout */
type PostApiV1ClientsAuthLogoutNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/logout */
interface PostApiV1ClientsAuthLogoutNegativeResponseVariants {
  400: PostApiV1ClientsAuthLogoutNegativeVariant1;
  401: PostApiV1ClientsAuthLogoutNegativeVariant1;
  403: PostApiV1ClientsAuthLogoutNegativeVariant1;
  404: PostApiV1ClientsAuthLogoutNegativeVariant1;
  405: PostApiV1ClientsAuthLogoutNegativeVariant1;
  409: PostApiV1ClientsAuthLogoutNegativeVariant1;
  422: PostApiV1ClientsAuthLogoutNegativeVariant1;
  500: PostApiV1ClientsAuthLogoutNegativeVariant1;
}

/** post /api/v1/clients/auth/reset/init */
type PostApiV1ClientsAuthResetInitInput = {
    email: string;
};

/** post /api/v1/clients/auth/reset/init */
type PostApiV1ClientsAuthResetInitPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/auth/reset/init */
interface PostApiV1ClientsAuthResetInitPositiveResponseVariants {
  200: PostApiV1ClientsAuthResetInitPositiveVariant1;
}

/** post /api/v1/clients/auth/reset/init */
type PostApiV1ClientsAuthResetInitNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/reset/init */
interface PostApiV1ClientsAuthResetInitNegativeResponseVariants {
  400: PostApiV1ClientsAuthResetInitNegativeVariant1;
  401: PostApiV1ClientsAuthResetInitNegativeVariant1;
  403: PostApiV1ClientsAuthResetInitNegativeVariant1;
  404: PostApiV1ClientsAuthResetInitNegativeVariant1;
  405: PostApiV1ClientsAuthResetInitNegativeVariant1;
  409: PostApiV1ClientsAuthResetInitNegativeVariant1;
  422: PostApiV1ClientsAuthResetInitNegativeVariant1;
  500: PostApiV1ClientsAuthResetInitNegativeVariant1;
}

/** post /api/v1/clients/auth/reset/finish */
type PostApiV1ClientsAuthResetFinishInput = {
    token: string;
    password: string;
    passwordConfirm: string;
};

/** post /api/v1/clients/auth/reset/finish */
type PostApiV1ClientsAuthResetFinishPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/auth/reset/finish */
interface PostApiV1ClientsAuthResetFinishPositiveResponseVariants {
  200: PostApiV1ClientsAuthResetFinishPositiveVariant1;
}

/** post /api/v1/clients/auth/reset/finish */
type PostApiV1ClientsAuthResetFinishNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/reset/finish */
interface PostApiV1ClientsAuthResetFinishNegativeResponseVariants {
  400: PostApiV1ClientsAuthResetFinishNegativeVariant1;
  401: PostApiV1ClientsAuthResetFinishNegativeVariant1;
  403: PostApiV1ClientsAuthResetFinishNegativeVariant1;
  404: PostApiV1ClientsAuthResetFinishNegativeVariant1;
  405: PostApiV1ClientsAuthResetFinishNegativeVariant1;
  409: PostApiV1ClientsAuthResetFinishNegativeVariant1;
  422: PostApiV1ClientsAuthResetFinishNegativeVariant1;
  500: PostApiV1ClientsAuthResetFinishNegativeVariant1;
}

/** post /api/v1/clients/auth/passkey/options */
type PostApiV1ClientsAuthPasskeyOptionsInput = {};

/** post /api/v1/clients/auth/passkey/options */
type PostApiV1ClientsAuthPasskeyOptionsPositiveVariant1 = {
    options: {
        rpId: string;
        challenge: string;
        timeout: number;
        userVerification: "required";
        allowCredentials: {
            id: string;
            type: "public-key";
            transports?: string[] | undefined;
        }[];
    };
};

/** post /api/v1/clients/auth/passkey/options */
interface PostApiV1ClientsAuthPasskeyOptionsPositiveResponseVariants {
  200: PostApiV1ClientsAuthPasskeyOptionsPositiveVariant1;
}

/** post /api/v1/clients/auth/passkey/options */
type PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/passkey/options */
interface PostApiV1ClientsAuthPasskeyOptionsNegativeResponseVariants {
  400: PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1;
  401: PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1;
  403: PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1;
  404: PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1;
  405: PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1;
  409: PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1;
  422: PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1;
  500: PostApiV1ClientsAuthPasskeyOptionsNegativeVariant1;
}

/** post /api/v1/clients/auth/passkey/login */
type PostApiV1ClientsAuthPasskeyLoginInput = {
    response: {
        id: string;
        rawId: string;
        type: "public-key";
        authenticatorAttachment?: ("platform" | "cross-platform") | undefined;
        clientExtensionResults?: {} | undefined;
        response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: (string | null) | undefined;
        };
    };
};

/** post /api/v1/clients/auth/passkey/login */
type PostApiV1ClientsAuthPasskeyLoginPositiveVariant1 = {
    token: string;
    refreshToken?: string | undefined;
    sessionId: string;
    user: {
        id: string;
        email: string;
        role: "patient" | "doctor" | "pharmacy" | "admin";
        firstName: string;
        lastName: string;
        title: string | null;
        locale: "de" | "en";
        isMailConfirmed: boolean;
        status: "active" | "inactive" | "banned" | "deleted";
        pharmacyId: string | null;
        mustEnrol: boolean;
    };
    reuseEndedAt?: string | undefined;
};

/** post /api/v1/clients/auth/passkey/login */
interface PostApiV1ClientsAuthPasskeyLoginPositiveResponseVariants {
  200: PostApiV1ClientsAuthPasskeyLoginPositiveVariant1;
}

/** post /api/v1/clients/auth/passkey/login */
type PostApiV1ClientsAuthPasskeyLoginNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/passkey/login */
interface PostApiV1ClientsAuthPasskeyLoginNegativeResponseVariants {
  400: PostApiV1ClientsAuthPasskeyLoginNegativeVariant1;
  401: PostApiV1ClientsAuthPasskeyLoginNegativeVariant1;
  403: PostApiV1ClientsAuthPasskeyLoginNegativeVariant1;
  404: PostApiV1ClientsAuthPasskeyLoginNegativeVariant1;
  405: PostApiV1ClientsAuthPasskeyLoginNegativeVariant1;
  409: PostApiV1ClientsAuthPasskeyLoginNegativeVariant1;
  422: PostApiV1ClientsAuthPasskeyLoginNegativeVariant1;
  500: PostApiV1ClientsAuthPasskeyLoginNegativeVariant1;
}

/** get /api/v1/clients/auth/providers */
type GetApiV1ClientsAuthProvidersInput = {};

/** get /api/v1/clients/auth/providers */
type GetApiV1ClientsAuthProvidersPositiveVariant1 = {
    providers: ("google" | "apple")[];
};

/** get /api/v1/clients/auth/providers */
interface GetApiV1ClientsAuthProvidersPositiveResponseVariants {
  200: GetApiV1ClientsAuthProvidersPositiveVariant1;
}

/** get /api/v1/clients/auth/providers */
type GetApiV1ClientsAuthProvidersNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/auth/providers */
interface GetApiV1ClientsAuthProvidersNegativeResponseVariants {
  400: GetApiV1ClientsAuthProvidersNegativeVariant1;
  401: GetApiV1ClientsAuthProvidersNegativeVariant1;
  403: GetApiV1ClientsAuthProvidersNegativeVariant1;
  404: GetApiV1ClientsAuthProvidersNegativeVariant1;
  405: GetApiV1ClientsAuthProvidersNegativeVariant1;
  409: GetApiV1ClientsAuthProvidersNegativeVariant1;
  422: GetApiV1ClientsAuthProvidersNegativeVariant1;
  500: GetApiV1ClientsAuthProvidersNegativeVariant1;
}

/** get /api/v1/clients/auth/google */
type GetApiV1ClientsAuthGoogleInput = {
    returnTo?: string | undefined;
    locale?: ("de" | "en") | undefined;
};

/** get /api/v1/clients/auth/google */
type GetApiV1ClientsAuthGooglePositiveVariant1 = {};

/** get /api/v1/clients/auth/google */
interface GetApiV1ClientsAuthGooglePositiveResponseVariants {
  200: GetApiV1ClientsAuthGooglePositiveVariant1;
}

/** get /api/v1/clients/auth/google */
type GetApiV1ClientsAuthGoogleNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/auth/google */
interface GetApiV1ClientsAuthGoogleNegativeResponseVariants {
  400: GetApiV1ClientsAuthGoogleNegativeVariant1;
  401: GetApiV1ClientsAuthGoogleNegativeVariant1;
  403: GetApiV1ClientsAuthGoogleNegativeVariant1;
  404: GetApiV1ClientsAuthGoogleNegativeVariant1;
  405: GetApiV1ClientsAuthGoogleNegativeVariant1;
  409: GetApiV1ClientsAuthGoogleNegativeVariant1;
  422: GetApiV1ClientsAuthGoogleNegativeVariant1;
  500: GetApiV1ClientsAuthGoogleNegativeVariant1;
}

/** get /api/v1/clients/auth/google/callback */
type GetApiV1ClientsAuthGoogleCallbackInput = {
    code?: string | undefined;
    state?: string | undefined;
    iss?: string | undefined;
    error?: string | undefined;
    user?: string | undefined;
};

/** get /api/v1/clients/auth/google/callback */
type GetApiV1ClientsAuthGoogleCallbackPositiveVariant1 = {};

/** get /api/v1/clients/auth/google/callback */
interface GetApiV1ClientsAuthGoogleCallbackPositiveResponseVariants {
  200: GetApiV1ClientsAuthGoogleCallbackPositiveVariant1;
}

/** get /api/v1/clients/auth/google/callback */
type GetApiV1ClientsAuthGoogleCallbackNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/auth/google/callback */
interface GetApiV1ClientsAuthGoogleCallbackNegativeResponseVariants {
  400: GetApiV1ClientsAuthGoogleCallbackNegativeVariant1;
  401: GetApiV1ClientsAuthGoogleCallbackNegativeVariant1;
  403: GetApiV1ClientsAuthGoogleCallbackNegativeVariant1;
  404: GetApiV1ClientsAuthGoogleCallbackNegativeVariant1;
  405: GetApiV1ClientsAuthGoogleCallbackNegativeVariant1;
  409: GetApiV1ClientsAuthGoogleCallbackNegativeVariant1;
  422: GetApiV1ClientsAuthGoogleCallbackNegativeVariant1;
  500: GetApiV1ClientsAuthGoogleCallbackNegativeVariant1;
}

/** get /api/v1/clients/auth/apple */
type GetApiV1ClientsAuthAppleInput = {
    returnTo?: string | undefined;
    locale?: ("de" | "en") | undefined;
};

/** get /api/v1/clients/auth/apple */
type GetApiV1ClientsAuthApplePositiveVariant1 = {};

/** get /api/v1/clients/auth/apple */
interface GetApiV1ClientsAuthApplePositiveResponseVariants {
  200: GetApiV1ClientsAuthApplePositiveVariant1;
}

/** get /api/v1/clients/auth/apple */
type GetApiV1ClientsAuthAppleNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/auth/apple */
interface GetApiV1ClientsAuthAppleNegativeResponseVariants {
  400: GetApiV1ClientsAuthAppleNegativeVariant1;
  401: GetApiV1ClientsAuthAppleNegativeVariant1;
  403: GetApiV1ClientsAuthAppleNegativeVariant1;
  404: GetApiV1ClientsAuthAppleNegativeVariant1;
  405: GetApiV1ClientsAuthAppleNegativeVariant1;
  409: GetApiV1ClientsAuthAppleNegativeVariant1;
  422: GetApiV1ClientsAuthAppleNegativeVariant1;
  500: GetApiV1ClientsAuthAppleNegativeVariant1;
}

/** post /api/v1/clients/auth/apple/callback */
type PostApiV1ClientsAuthAppleCallbackInput = {
    code?: string | undefined;
    state?: string | undefined;
    iss?: string | undefined;
    error?: string | undefined;
    user?: string | undefined;
};

/** post /api/v1/clients/auth/apple/callback */
type PostApiV1ClientsAuthAppleCallbackPositiveVariant1 = {};

/** post /api/v1/clients/auth/apple/callback */
interface PostApiV1ClientsAuthAppleCallbackPositiveResponseVariants {
  200: PostApiV1ClientsAuthAppleCallbackPositiveVariant1;
}

/** post /api/v1/clients/auth/apple/callback */
type PostApiV1ClientsAuthAppleCallbackNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/apple/callback */
interface PostApiV1ClientsAuthAppleCallbackNegativeResponseVariants {
  400: PostApiV1ClientsAuthAppleCallbackNegativeVariant1;
  401: PostApiV1ClientsAuthAppleCallbackNegativeVariant1;
  403: PostApiV1ClientsAuthAppleCallbackNegativeVariant1;
  404: PostApiV1ClientsAuthAppleCallbackNegativeVariant1;
  405: PostApiV1ClientsAuthAppleCallbackNegativeVariant1;
  409: PostApiV1ClientsAuthAppleCallbackNegativeVariant1;
  422: PostApiV1ClientsAuthAppleCallbackNegativeVariant1;
  500: PostApiV1ClientsAuthAppleCallbackNegativeVariant1;
}

/** get /api/v1/clients/auth/pending */
type GetApiV1ClientsAuthPendingInput = {};

/** get /api/v1/clients/auth/pending */
type GetApiV1ClientsAuthPendingPositiveVariant1 = {
    provider: "google" | "apple";
    step: "prove" | "register" | "link" | "enter";
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    returnTo: string;
};

/** get /api/v1/clients/auth/pending */
interface GetApiV1ClientsAuthPendingPositiveResponseVariants {
  200: GetApiV1ClientsAuthPendingPositiveVariant1;
}

/** get /api/v1/clients/auth/pending */
type GetApiV1ClientsAuthPendingNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/auth/pending */
interface GetApiV1ClientsAuthPendingNegativeResponseVariants {
  400: GetApiV1ClientsAuthPendingNegativeVariant1;
  401: GetApiV1ClientsAuthPendingNegativeVariant1;
  403: GetApiV1ClientsAuthPendingNegativeVariant1;
  404: GetApiV1ClientsAuthPendingNegativeVariant1;
  405: GetApiV1ClientsAuthPendingNegativeVariant1;
  409: GetApiV1ClientsAuthPendingNegativeVariant1;
  422: GetApiV1ClientsAuthPendingNegativeVariant1;
  500: GetApiV1ClientsAuthPendingNegativeVariant1;
}

/** post /api/v1/clients/auth/pending/register */
type PostApiV1ClientsAuthPendingRegisterInput = {
    title?: string | undefined;
    firstName: string;
    lastName: string;
    dob: string;
    phone?: string | undefined;
    privacyAccepted: true;
    termsAccepted: true;
};

/** post /api/v1/clients/auth/pending/register */
type PostApiV1ClientsAuthPendingRegisterPositiveVariant1 = {
    token: string;
    refreshToken?: string | undefined;
    sessionId: string;
    user: {
        id: string;
        email: string;
        role: "patient" | "doctor" | "pharmacy" | "admin";
        firstName: string;
        lastName: string;
        title: string | null;
        locale: "de" | "en";
        isMailConfirmed: boolean;
        status: "active" | "inactive" | "banned" | "deleted";
        pharmacyId: string | null;
        mustEnrol: boolean;
    };
    reuseEndedAt?: string | undefined;
};

/** post /api/v1/clients/auth/pending/register */
interface PostApiV1ClientsAuthPendingRegisterPositiveResponseVariants {
  200: PostApiV1ClientsAuthPendingRegisterPositiveVariant1;
}

/** post /api/v1/clients/auth/pending/register */
type PostApiV1ClientsAuthPendingRegisterNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/pending/register */
interface PostApiV1ClientsAuthPendingRegisterNegativeResponseVariants {
  400: PostApiV1ClientsAuthPendingRegisterNegativeVariant1;
  401: PostApiV1ClientsAuthPendingRegisterNegativeVariant1;
  403: PostApiV1ClientsAuthPendingRegisterNegativeVariant1;
  404: PostApiV1ClientsAuthPendingRegisterNegativeVariant1;
  405: PostApiV1ClientsAuthPendingRegisterNegativeVariant1;
  409: PostApiV1ClientsAuthPendingRegisterNegativeVariant1;
  422: PostApiV1ClientsAuthPendingRegisterNegativeVariant1;
  500: PostApiV1ClientsAuthPendingRegisterNegativeVariant1;
}

/** post /api/v1/clients/auth/pending/link */
type PostApiV1ClientsAuthPendingLinkInput = {
    password: string;
    totp?: string | undefined;
    passkey?: {
        id: string;
        rawId: string;
        type: "public-key";
        authenticatorAttachment?: ("platform" | "cross-platform") | undefined;
        clientExtensionResults?: {} | undefined;
        response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: (string | null) | undefined;
        };
    } | undefined;
};

/** post /api/v1/clients/auth/pending/link */
type PostApiV1ClientsAuthPendingLinkPositiveVariant1 = {
    token: string;
    refreshToken?: string | undefined;
    sessionId: string;
    user: {
        id: string;
        email: string;
        role: "patient" | "doctor" | "pharmacy" | "admin";
        firstName: string;
        lastName: string;
        title: string | null;
        locale: "de" | "en";
        isMailConfirmed: boolean;
        status: "active" | "inactive" | "banned" | "deleted";
        pharmacyId: string | null;
        mustEnrol: boolean;
    };
    reuseEndedAt?: string | undefined;
};

/** post /api/v1/clients/auth/pending/link */
interface PostApiV1ClientsAuthPendingLinkPositiveResponseVariants {
  200: PostApiV1ClientsAuthPendingLinkPositiveVariant1;
}

/** post /api/v1/clients/auth/pending/link */
type PostApiV1ClientsAuthPendingLinkNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/pending/link */
interface PostApiV1ClientsAuthPendingLinkNegativeResponseVariants {
  400: PostApiV1ClientsAuthPendingLinkNegativeVariant1;
  401: PostApiV1ClientsAuthPendingLinkNegativeVariant1;
  403: PostApiV1ClientsAuthPendingLinkNegativeVariant1;
  404: PostApiV1ClientsAuthPendingLinkNegativeVariant1;
  405: PostApiV1ClientsAuthPendingLinkNegativeVariant1;
  409: PostApiV1ClientsAuthPendingLinkNegativeVariant1;
  422: PostApiV1ClientsAuthPendingLinkNegativeVariant1;
  500: PostApiV1ClientsAuthPendingLinkNegativeVariant1;
}

/** post /api/v1/clients/auth/pending/mail */
type PostApiV1ClientsAuthPendingMailInput = {
    email?: string | undefined;
};

/** post /api/v1/clients/auth/pending/mail */
type PostApiV1ClientsAuthPendingMailPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/auth/pending/mail */
interface PostApiV1ClientsAuthPendingMailPositiveResponseVariants {
  200: PostApiV1ClientsAuthPendingMailPositiveVariant1;
}

/** post /api/v1/clients/auth/pending/mail */
type PostApiV1ClientsAuthPendingMailNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/pending/mail */
interface PostApiV1ClientsAuthPendingMailNegativeResponseVariants {
  400: PostApiV1ClientsAuthPendingMailNegativeVariant1;
  401: PostApiV1ClientsAuthPendingMailNegativeVariant1;
  403: PostApiV1ClientsAuthPendingMailNegativeVariant1;
  404: PostApiV1ClientsAuthPendingMailNegativeVariant1;
  405: PostApiV1ClientsAuthPendingMailNegativeVariant1;
  409: PostApiV1ClientsAuthPendingMailNegativeVariant1;
  422: PostApiV1ClientsAuthPendingMailNegativeVariant1;
  500: PostApiV1ClientsAuthPendingMailNegativeVariant1;
}

/** post /api/v1/clients/auth/pending/mail/prove */
type PostApiV1ClientsAuthPendingMailProveInput = {
    token?: string | undefined;
    code?: string | undefined;
};

/** post /api/v1/clients/auth/pending/mail/prove */
type PostApiV1ClientsAuthPendingMailProvePositiveVariant1 = {
    provider: "google" | "apple";
    step: "prove" | "register" | "link" | "enter";
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    returnTo: string;
};

/** post /api/v1/clients/auth/pending/mail/prove */
interface PostApiV1ClientsAuthPendingMailProvePositiveResponseVariants {
  200: PostApiV1ClientsAuthPendingMailProvePositiveVariant1;
}

/** post /api/v1/clients/auth/pending/mail/prove */
type PostApiV1ClientsAuthPendingMailProveNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/pending/mail/prove */
interface PostApiV1ClientsAuthPendingMailProveNegativeResponseVariants {
  400: PostApiV1ClientsAuthPendingMailProveNegativeVariant1;
  401: PostApiV1ClientsAuthPendingMailProveNegativeVariant1;
  403: PostApiV1ClientsAuthPendingMailProveNegativeVariant1;
  404: PostApiV1ClientsAuthPendingMailProveNegativeVariant1;
  405: PostApiV1ClientsAuthPendingMailProveNegativeVariant1;
  409: PostApiV1ClientsAuthPendingMailProveNegativeVariant1;
  422: PostApiV1ClientsAuthPendingMailProveNegativeVariant1;
  500: PostApiV1ClientsAuthPendingMailProveNegativeVariant1;
}

/** post /api/v1/clients/auth/pending/enter */
type PostApiV1ClientsAuthPendingEnterInput = {
    totp?: string | undefined;
    passkey?: {
        id: string;
        rawId: string;
        type: "public-key";
        authenticatorAttachment?: ("platform" | "cross-platform") | undefined;
        clientExtensionResults?: {} | undefined;
        response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: (string | null) | undefined;
        };
    } | undefined;
};

/** post /api/v1/clients/auth/pending/enter */
type PostApiV1ClientsAuthPendingEnterPositiveVariant1 = {
    token: string;
    refreshToken?: string | undefined;
    sessionId: string;
    user: {
        id: string;
        email: string;
        role: "patient" | "doctor" | "pharmacy" | "admin";
        firstName: string;
        lastName: string;
        title: string | null;
        locale: "de" | "en";
        isMailConfirmed: boolean;
        status: "active" | "inactive" | "banned" | "deleted";
        pharmacyId: string | null;
        mustEnrol: boolean;
    };
    reuseEndedAt?: string | undefined;
};

/** post /api/v1/clients/auth/pending/enter */
interface PostApiV1ClientsAuthPendingEnterPositiveResponseVariants {
  200: PostApiV1ClientsAuthPendingEnterPositiveVariant1;
}

/** post /api/v1/clients/auth/pending/enter */
type PostApiV1ClientsAuthPendingEnterNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/auth/pending/enter */
interface PostApiV1ClientsAuthPendingEnterNegativeResponseVariants {
  400: PostApiV1ClientsAuthPendingEnterNegativeVariant1;
  401: PostApiV1ClientsAuthPendingEnterNegativeVariant1;
  403: PostApiV1ClientsAuthPendingEnterNegativeVariant1;
  404: PostApiV1ClientsAuthPendingEnterNegativeVariant1;
  405: PostApiV1ClientsAuthPendingEnterNegativeVariant1;
  409: PostApiV1ClientsAuthPendingEnterNegativeVariant1;
  422: PostApiV1ClientsAuthPendingEnterNegativeVariant1;
  500: PostApiV1ClientsAuthPendingEnterNegativeVariant1;
}

/** post /api/v1/clients/iam/register */
type PostApiV1ClientsIamRegisterInput = {
    email: string;
    password: string;
    passwordConfirm: string;
    title?: string | undefined;
    firstName: string;
    lastName: string;
    dob: string;
    phone?: string | undefined;
    privacyAccepted: true;
    termsAccepted: true;
    locale?: ("de" | "en") | undefined;
    source?: string | undefined;
    claim?: string | undefined;
    nextPage?: string | undefined;
    selection?: {
        items: {
            productId: string;
            amount?: number | undefined;
        }[];
        pharmacyId?: string | undefined;
    } | undefined;
};

/** post /api/v1/clients/iam/register */
type PostApiV1ClientsIamRegisterPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/iam/register */
interface PostApiV1ClientsIamRegisterPositiveResponseVariants {
  200: PostApiV1ClientsIamRegisterPositiveVariant1;
}

/** post /api/v1/clients/iam/register */
type PostApiV1ClientsIamRegisterNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/register */
interface PostApiV1ClientsIamRegisterNegativeResponseVariants {
  400: PostApiV1ClientsIamRegisterNegativeVariant1;
  401: PostApiV1ClientsIamRegisterNegativeVariant1;
  403: PostApiV1ClientsIamRegisterNegativeVariant1;
  404: PostApiV1ClientsIamRegisterNegativeVariant1;
  405: PostApiV1ClientsIamRegisterNegativeVariant1;
  409: PostApiV1ClientsIamRegisterNegativeVariant1;
  422: PostApiV1ClientsIamRegisterNegativeVariant1;
  500: PostApiV1ClientsIamRegisterNegativeVariant1;
}

/** post /api/v1/clients/iam/email-confirm */
type PostApiV1ClientsIamEmailConfirmInput = {
    token?: string | undefined;
    email?: string | undefined;
    code?: string | undefined;
    claim?: string | undefined;
};

/** post /api/v1/clients/iam/email-confirm */
type PostApiV1ClientsIamEmailConfirmPositiveVariant1 = {
    token: string;
    refreshToken?: string | undefined;
    sessionId: string;
    user: {
        id: string;
        email: string;
        role: "patient" | "doctor" | "pharmacy" | "admin";
        firstName: string;
        lastName: string;
        title: string | null;
        locale: "de" | "en";
        isMailConfirmed: boolean;
        status: "active" | "inactive" | "banned" | "deleted";
        pharmacyId: string | null;
        mustEnrol: boolean;
    };
    reuseEndedAt?: string | undefined;
    nextPage: string | null;
};

/** post /api/v1/clients/iam/email-confirm */
interface PostApiV1ClientsIamEmailConfirmPositiveResponseVariants {
  200: PostApiV1ClientsIamEmailConfirmPositiveVariant1;
}

/** post /api/v1/clients/iam/email-confirm */
type PostApiV1ClientsIamEmailConfirmNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/email-confirm */
interface PostApiV1ClientsIamEmailConfirmNegativeResponseVariants {
  400: PostApiV1ClientsIamEmailConfirmNegativeVariant1;
  401: PostApiV1ClientsIamEmailConfirmNegativeVariant1;
  403: PostApiV1ClientsIamEmailConfirmNegativeVariant1;
  404: PostApiV1ClientsIamEmailConfirmNegativeVariant1;
  405: PostApiV1ClientsIamEmailConfirmNegativeVariant1;
  409: PostApiV1ClientsIamEmailConfirmNegativeVariant1;
  422: PostApiV1ClientsIamEmailConfirmNegativeVariant1;
  500: PostApiV1ClientsIamEmailConfirmNegativeVariant1;
}

/** post /api/v1/clients/iam/email-confirm/resend */
type PostApiV1ClientsIamEmailConfirmResendInput = {
    email: string;
    claim?: string | undefined;
};

/** post /api/v1/clients/iam/email-confirm/resend */
type PostApiV1ClientsIamEmailConfirmResendPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/iam/email-confirm/resend */
interface PostApiV1ClientsIamEmailConfirmResendPositiveResponseVariants {
  200: PostApiV1ClientsIamEmailConfirmResendPositiveVariant1;
}

/** post /api/v1/clients/iam/email-confirm/resend */
type PostApiV1ClientsIamEmailConfirmResendNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/email-confirm/resend */
interface PostApiV1ClientsIamEmailConfirmResendNegativeResponseVariants {
  400: PostApiV1ClientsIamEmailConfirmResendNegativeVariant1;
  401: PostApiV1ClientsIamEmailConfirmResendNegativeVariant1;
  403: PostApiV1ClientsIamEmailConfirmResendNegativeVariant1;
  404: PostApiV1ClientsIamEmailConfirmResendNegativeVariant1;
  405: PostApiV1ClientsIamEmailConfirmResendNegativeVariant1;
  409: PostApiV1ClientsIamEmailConfirmResendNegativeVariant1;
  422: PostApiV1ClientsIamEmailConfirmResendNegativeVariant1;
  500: PostApiV1ClientsIamEmailConfirmResendNegativeVariant1;
}

/** post /api/v1/clients/iam/email-confirm/claim */
type PostApiV1ClientsIamEmailConfirmClaimInput = {
    claim: string;
};

/** post /api/v1/clients/iam/email-confirm/claim */
type PostApiV1ClientsIamEmailConfirmClaimPositiveVariant1 = {
    session: {
        token: string;
        refreshToken?: string | undefined;
        sessionId: string;
        user: {
            id: string;
            email: string;
            role: "patient" | "doctor" | "pharmacy" | "admin";
            firstName: string;
            lastName: string;
            title: string | null;
            locale: "de" | "en";
            isMailConfirmed: boolean;
            status: "active" | "inactive" | "banned" | "deleted";
            pharmacyId: string | null;
            mustEnrol: boolean;
        };
        reuseEndedAt?: string | undefined;
    } | null;
};

/** post /api/v1/clients/iam/email-confirm/claim */
interface PostApiV1ClientsIamEmailConfirmClaimPositiveResponseVariants {
  200: PostApiV1ClientsIamEmailConfirmClaimPositiveVariant1;
}

/** post /api/v1/clients/iam/email-confirm/claim */
type PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/email-confirm/claim */
interface PostApiV1ClientsIamEmailConfirmClaimNegativeResponseVariants {
  400: PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1;
  401: PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1;
  403: PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1;
  404: PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1;
  405: PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1;
  409: PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1;
  422: PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1;
  500: PostApiV1ClientsIamEmailConfirmClaimNegativeVariant1;
}

/** post /api/v1/clients/iam/email-change */
type PostApiV1ClientsIamEmailChangeInput = {
    email: string;
    password: string;
};

/** post /api/v1/clients/iam/email-change */
type PostApiV1ClientsIamEmailChangePositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/iam/email-change */
interface PostApiV1ClientsIamEmailChangePositiveResponseVariants {
  200: PostApiV1ClientsIamEmailChangePositiveVariant1;
}

/** post /api/v1/clients/iam/email-change */
type PostApiV1ClientsIamEmailChangeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/email-change */
interface PostApiV1ClientsIamEmailChangeNegativeResponseVariants {
  400: PostApiV1ClientsIamEmailChangeNegativeVariant1;
  401: PostApiV1ClientsIamEmailChangeNegativeVariant1;
  403: PostApiV1ClientsIamEmailChangeNegativeVariant1;
  404: PostApiV1ClientsIamEmailChangeNegativeVariant1;
  405: PostApiV1ClientsIamEmailChangeNegativeVariant1;
  409: PostApiV1ClientsIamEmailChangeNegativeVariant1;
  422: PostApiV1ClientsIamEmailChangeNegativeVariant1;
  500: PostApiV1ClientsIamEmailChangeNegativeVariant1;
}

/** post /api/v1/clients/iam/email-change/confirm */
type PostApiV1ClientsIamEmailChangeConfirmInput = {
    token?: string | undefined;
    code?: string | undefined;
};

/** post /api/v1/clients/iam/email-change/confirm */
type PostApiV1ClientsIamEmailChangeConfirmPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/iam/email-change/confirm */
interface PostApiV1ClientsIamEmailChangeConfirmPositiveResponseVariants {
  200: PostApiV1ClientsIamEmailChangeConfirmPositiveVariant1;
}

/** post /api/v1/clients/iam/email-change/confirm */
type PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/email-change/confirm */
interface PostApiV1ClientsIamEmailChangeConfirmNegativeResponseVariants {
  400: PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1;
  401: PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1;
  403: PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1;
  404: PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1;
  405: PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1;
  409: PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1;
  422: PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1;
  500: PostApiV1ClientsIamEmailChangeConfirmNegativeVariant1;
}

/** post /api/v1/clients/iam/password */
type PostApiV1ClientsIamPasswordInput = {
    currentPassword: string;
    password: string;
    passwordConfirm: string;
};

/** post /api/v1/clients/iam/password */
type PostApiV1ClientsIamPasswordPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/iam/password */
interface PostApiV1ClientsIamPasswordPositiveResponseVariants {
  200: PostApiV1ClientsIamPasswordPositiveVariant1;
}

/** post /api/v1/clients/iam/password */
type PostApiV1ClientsIamPasswordNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/password */
interface PostApiV1ClientsIamPasswordNegativeResponseVariants {
  400: PostApiV1ClientsIamPasswordNegativeVariant1;
  401: PostApiV1ClientsIamPasswordNegativeVariant1;
  403: PostApiV1ClientsIamPasswordNegativeVariant1;
  404: PostApiV1ClientsIamPasswordNegativeVariant1;
  405: PostApiV1ClientsIamPasswordNegativeVariant1;
  409: PostApiV1ClientsIamPasswordNegativeVariant1;
  422: PostApiV1ClientsIamPasswordNegativeVariant1;
  500: PostApiV1ClientsIamPasswordNegativeVariant1;
}

/** post /api/v1/clients/iam/age-check */
type PostApiV1ClientsIamAgeCheckInput = {
    dob: string;
};

/** post /api/v1/clients/iam/age-check */
type PostApiV1ClientsIamAgeCheckPositiveVariant1 = {
    adult: boolean;
};

/** post /api/v1/clients/iam/age-check */
interface PostApiV1ClientsIamAgeCheckPositiveResponseVariants {
  200: PostApiV1ClientsIamAgeCheckPositiveVariant1;
}

/** post /api/v1/clients/iam/age-check */
type PostApiV1ClientsIamAgeCheckNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/age-check */
interface PostApiV1ClientsIamAgeCheckNegativeResponseVariants {
  400: PostApiV1ClientsIamAgeCheckNegativeVariant1;
  401: PostApiV1ClientsIamAgeCheckNegativeVariant1;
  403: PostApiV1ClientsIamAgeCheckNegativeVariant1;
  404: PostApiV1ClientsIamAgeCheckNegativeVariant1;
  405: PostApiV1ClientsIamAgeCheckNegativeVariant1;
  409: PostApiV1ClientsIamAgeCheckNegativeVariant1;
  422: PostApiV1ClientsIamAgeCheckNegativeVariant1;
  500: PostApiV1ClientsIamAgeCheckNegativeVariant1;
}

/** get /api/v1/clients/iam/me */
type GetApiV1ClientsIamMeInput = {};

/** get /api/v1/clients/iam/me */
type GetApiV1ClientsIamMePositiveVariant1 = {
    id: string;
    email: string;
    role: "patient" | "doctor" | "pharmacy" | "admin";
    firstName: string;
    lastName: string;
    title: string | null;
    locale: "de" | "en";
    isMailConfirmed: boolean;
    status: "active" | "inactive" | "banned" | "deleted";
    pharmacyId: string | null;
    mustEnrol: boolean;
};

/** get /api/v1/clients/iam/me */
interface GetApiV1ClientsIamMePositiveResponseVariants {
  200: GetApiV1ClientsIamMePositiveVariant1;
}

/** get /api/v1/clients/iam/me */
type GetApiV1ClientsIamMeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/me */
interface GetApiV1ClientsIamMeNegativeResponseVariants {
  400: GetApiV1ClientsIamMeNegativeVariant1;
  401: GetApiV1ClientsIamMeNegativeVariant1;
  403: GetApiV1ClientsIamMeNegativeVariant1;
  404: GetApiV1ClientsIamMeNegativeVariant1;
  405: GetApiV1ClientsIamMeNegativeVariant1;
  409: GetApiV1ClientsIamMeNegativeVariant1;
  422: GetApiV1ClientsIamMeNegativeVariant1;
  500: GetApiV1ClientsIamMeNegativeVariant1;
}

/** get /api/v1/clients/iam/profile */
type GetApiV1ClientsIamProfileInput = {};

/** get /api/v1/clients/iam/profile */
type GetApiV1ClientsIamProfilePositiveVariant1 = {
    email: string;
    title: string | null;
    firstName: string;
    lastName: string;
    dob: string | null;
    position: string | null;
    street: string | null;
    houseNum: string | null;
    zipCode: string | null;
    city: string | null;
    country: string | null;
    phone: string | null;
    fax: string | null;
    about: string | null;
    signatureName: string | null;
    locale: "de" | "en";
    isMailConfirmed: boolean;
    hasPassword: boolean;
    isWorking: boolean;
    status: "active" | "inactive" | "banned" | "deleted";
    createdAt: string;
    complete: boolean;
    missing: ("title" | "firstName" | "lastName" | "position" | "street" | "houseNum" | "zipCode" | "city" | "country" | "phone")[];
};

/** get /api/v1/clients/iam/profile */
interface GetApiV1ClientsIamProfilePositiveResponseVariants {
  200: GetApiV1ClientsIamProfilePositiveVariant1;
}

/** get /api/v1/clients/iam/profile */
type GetApiV1ClientsIamProfileNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/profile */
interface GetApiV1ClientsIamProfileNegativeResponseVariants {
  400: GetApiV1ClientsIamProfileNegativeVariant1;
  401: GetApiV1ClientsIamProfileNegativeVariant1;
  403: GetApiV1ClientsIamProfileNegativeVariant1;
  404: GetApiV1ClientsIamProfileNegativeVariant1;
  405: GetApiV1ClientsIamProfileNegativeVariant1;
  409: GetApiV1ClientsIamProfileNegativeVariant1;
  422: GetApiV1ClientsIamProfileNegativeVariant1;
  500: GetApiV1ClientsIamProfileNegativeVariant1;
}

/** patch /api/v1/clients/iam/profile */
type PatchApiV1ClientsIamProfileInput = {
    title?: (string | null) | undefined;
    firstName?: string | undefined;
    lastName?: string | undefined;
    position?: (string | null) | undefined;
    street?: (string | null) | undefined;
    houseNum?: (string | null) | undefined;
    zipCode?: (string | null) | undefined;
    city?: (string | null) | undefined;
    country?: (string | null) | undefined;
    phone?: (string | null) | undefined;
    fax?: (string | null) | undefined;
    about?: (string | null) | undefined;
    signatureName?: (string | null) | undefined;
    locale?: ("de" | "en") | undefined;
};

/** patch /api/v1/clients/iam/profile */
type PatchApiV1ClientsIamProfilePositiveVariant1 = {
    email: string;
    title: string | null;
    firstName: string;
    lastName: string;
    dob: string | null;
    position: string | null;
    street: string | null;
    houseNum: string | null;
    zipCode: string | null;
    city: string | null;
    country: string | null;
    phone: string | null;
    fax: string | null;
    about: string | null;
    signatureName: string | null;
    locale: "de" | "en";
    isMailConfirmed: boolean;
    hasPassword: boolean;
    isWorking: boolean;
    status: "active" | "inactive" | "banned" | "deleted";
    createdAt: string;
    complete: boolean;
    missing: ("title" | "firstName" | "lastName" | "position" | "street" | "houseNum" | "zipCode" | "city" | "country" | "phone")[];
};

/** patch /api/v1/clients/iam/profile */
interface PatchApiV1ClientsIamProfilePositiveResponseVariants {
  200: PatchApiV1ClientsIamProfilePositiveVariant1;
}

/** patch /api/v1/clients/iam/profile */
type PatchApiV1ClientsIamProfileNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/clients/iam/profile */
interface PatchApiV1ClientsIamProfileNegativeResponseVariants {
  400: PatchApiV1ClientsIamProfileNegativeVariant1;
  401: PatchApiV1ClientsIamProfileNegativeVariant1;
  403: PatchApiV1ClientsIamProfileNegativeVariant1;
  404: PatchApiV1ClientsIamProfileNegativeVariant1;
  405: PatchApiV1ClientsIamProfileNegativeVariant1;
  409: PatchApiV1ClientsIamProfileNegativeVariant1;
  422: PatchApiV1ClientsIamProfileNegativeVariant1;
  500: PatchApiV1ClientsIamProfileNegativeVariant1;
}

/** get /api/v1/clients/iam/agreements/:document */
type GetApiV1ClientsIamAgreementsDocumentInput = {
    document: "information" | "contract" | "privacy" | "terms";
};

/** get /api/v1/clients/iam/agreements/:document */
type GetApiV1ClientsIamAgreementsDocumentPositiveVariant1 = {
    document: "information" | "contract" | "privacy" | "terms";
    version: number;
    title: string;
    introduction: string[];
    sections: {
        heading: string;
        paragraphs: string[];
    }[];
    declaration: string[];
    sha256: string;
    signedAt: string | null;
};

/** get /api/v1/clients/iam/agreements/:document */
interface GetApiV1ClientsIamAgreementsDocumentPositiveResponseVariants {
  200: GetApiV1ClientsIamAgreementsDocumentPositiveVariant1;
}

/** get /api/v1/clients/iam/agreements/:document */
type GetApiV1ClientsIamAgreementsDocumentNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/agreements/:document */
interface GetApiV1ClientsIamAgreementsDocumentNegativeResponseVariants {
  400: GetApiV1ClientsIamAgreementsDocumentNegativeVariant1;
  401: GetApiV1ClientsIamAgreementsDocumentNegativeVariant1;
  403: GetApiV1ClientsIamAgreementsDocumentNegativeVariant1;
  404: GetApiV1ClientsIamAgreementsDocumentNegativeVariant1;
  405: GetApiV1ClientsIamAgreementsDocumentNegativeVariant1;
  409: GetApiV1ClientsIamAgreementsDocumentNegativeVariant1;
  422: GetApiV1ClientsIamAgreementsDocumentNegativeVariant1;
  500: GetApiV1ClientsIamAgreementsDocumentNegativeVariant1;
}

/** post /api/v1/clients/iam/sign */
type PostApiV1ClientsIamSignInput = {
    document: "information" | "contract";
    version: number;
    signature: {
        kind: "typed" | "drawn";
        name: string;
        image?: string | undefined;
    };
};

/** post /api/v1/clients/iam/sign */
type PostApiV1ClientsIamSignPositiveVariant1 = {
    document: "information" | "contract";
    version: number;
    signedAt: string;
};

/** post /api/v1/clients/iam/sign */
interface PostApiV1ClientsIamSignPositiveResponseVariants {
  200: PostApiV1ClientsIamSignPositiveVariant1;
}

/** post /api/v1/clients/iam/sign */
type PostApiV1ClientsIamSignNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/sign */
interface PostApiV1ClientsIamSignNegativeResponseVariants {
  400: PostApiV1ClientsIamSignNegativeVariant1;
  401: PostApiV1ClientsIamSignNegativeVariant1;
  403: PostApiV1ClientsIamSignNegativeVariant1;
  404: PostApiV1ClientsIamSignNegativeVariant1;
  405: PostApiV1ClientsIamSignNegativeVariant1;
  409: PostApiV1ClientsIamSignNegativeVariant1;
  422: PostApiV1ClientsIamSignNegativeVariant1;
  500: PostApiV1ClientsIamSignNegativeVariant1;
}

/** get /api/v1/clients/iam/download/docs/:document */
type GetApiV1ClientsIamDownloadDocsDocumentInput = {
    document: "information" | "contract";
};

/** get /api/v1/clients/iam/download/docs/:document */
type GetApiV1ClientsIamDownloadDocsDocumentPositiveVariant1 = Blob;

/** get /api/v1/clients/iam/download/docs/:document */
interface GetApiV1ClientsIamDownloadDocsDocumentPositiveResponseVariants {
  200: GetApiV1ClientsIamDownloadDocsDocumentPositiveVariant1;
}

/** get /api/v1/clients/iam/download/docs/:document */
type GetApiV1ClientsIamDownloadDocsDocumentNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/download/docs/:document */
interface GetApiV1ClientsIamDownloadDocsDocumentNegativeResponseVariants {
  400: GetApiV1ClientsIamDownloadDocsDocumentNegativeVariant1;
}

/** get /api/v1/clients/iam/statuses */
type GetApiV1ClientsIamStatusesInput = {};

/** get /api/v1/clients/iam/statuses */
type GetApiV1ClientsIamStatusesPositiveVariant1 = {
    steps: {
        emailConfirmed: "todo" | "done" | "waiting" | "blocked";
        profileComplete: "todo" | "done" | "waiting" | "blocked";
        healthState: "todo" | "done" | "waiting" | "blocked";
        informationSheet: "todo" | "done" | "waiting" | "blocked";
        treatmentContract: "todo" | "done" | "waiting" | "blocked";
        deposit: "todo" | "done" | "waiting" | "blocked";
        identity: "todo" | "done" | "waiting" | "blocked";
        review: "todo" | "done" | "waiting" | "blocked";
        pharmacy: "todo" | "done" | "waiting" | "blocked";
    };
    next: string | null;
    treatmentId: string | null;
    documents: {
        information: {
            version: number;
        };
        contract: {
            version: number;
        };
    };
};

/** get /api/v1/clients/iam/statuses */
interface GetApiV1ClientsIamStatusesPositiveResponseVariants {
  200: GetApiV1ClientsIamStatusesPositiveVariant1;
}

/** get /api/v1/clients/iam/statuses */
type GetApiV1ClientsIamStatusesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/statuses */
interface GetApiV1ClientsIamStatusesNegativeResponseVariants {
  400: GetApiV1ClientsIamStatusesNegativeVariant1;
  401: GetApiV1ClientsIamStatusesNegativeVariant1;
  403: GetApiV1ClientsIamStatusesNegativeVariant1;
  404: GetApiV1ClientsIamStatusesNegativeVariant1;
  405: GetApiV1ClientsIamStatusesNegativeVariant1;
  409: GetApiV1ClientsIamStatusesNegativeVariant1;
  422: GetApiV1ClientsIamStatusesNegativeVariant1;
  500: GetApiV1ClientsIamStatusesNegativeVariant1;
}

/** get /api/v1/clients/iam/consents */
type GetApiV1ClientsIamConsentsInput = {};

/** get /api/v1/clients/iam/consents */
type GetApiV1ClientsIamConsentsPositiveVariant1 = {
    items: {
        document: "privacy" | "terms" | "newsletter";
        version: number;
        acceptedAt: string;
    }[];
};

/** get /api/v1/clients/iam/consents */
interface GetApiV1ClientsIamConsentsPositiveResponseVariants {
  200: GetApiV1ClientsIamConsentsPositiveVariant1;
}

/** get /api/v1/clients/iam/consents */
type GetApiV1ClientsIamConsentsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/consents */
interface GetApiV1ClientsIamConsentsNegativeResponseVariants {
  400: GetApiV1ClientsIamConsentsNegativeVariant1;
  401: GetApiV1ClientsIamConsentsNegativeVariant1;
  403: GetApiV1ClientsIamConsentsNegativeVariant1;
  404: GetApiV1ClientsIamConsentsNegativeVariant1;
  405: GetApiV1ClientsIamConsentsNegativeVariant1;
  409: GetApiV1ClientsIamConsentsNegativeVariant1;
  422: GetApiV1ClientsIamConsentsNegativeVariant1;
  500: GetApiV1ClientsIamConsentsNegativeVariant1;
}

/** get /api/v1/clients/iam/access-log */
type GetApiV1ClientsIamAccessLogInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    who?: ("doctor" | "pharmacy" | "support" | "system") | undefined;
};

/** get /api/v1/clients/iam/access-log */
type GetApiV1ClientsIamAccessLogPositiveVariant1 = {
    items: {
        id: string;
        at: string;
        who: "doctor" | "pharmacy" | "support" | "system";
        name: string | null;
        what: string;
        reason: string | null;
    }[];
    total: number;
};

/** get /api/v1/clients/iam/access-log */
interface GetApiV1ClientsIamAccessLogPositiveResponseVariants {
  200: GetApiV1ClientsIamAccessLogPositiveVariant1;
}

/** get /api/v1/clients/iam/access-log */
type GetApiV1ClientsIamAccessLogNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/access-log */
interface GetApiV1ClientsIamAccessLogNegativeResponseVariants {
  400: GetApiV1ClientsIamAccessLogNegativeVariant1;
  401: GetApiV1ClientsIamAccessLogNegativeVariant1;
  403: GetApiV1ClientsIamAccessLogNegativeVariant1;
  404: GetApiV1ClientsIamAccessLogNegativeVariant1;
  405: GetApiV1ClientsIamAccessLogNegativeVariant1;
  409: GetApiV1ClientsIamAccessLogNegativeVariant1;
  422: GetApiV1ClientsIamAccessLogNegativeVariant1;
  500: GetApiV1ClientsIamAccessLogNegativeVariant1;
}

/** post /api/v1/clients/iam/export */
type PostApiV1ClientsIamExportInput = {
    password?: string | undefined;
    code?: string | undefined;
};

/** post /api/v1/clients/iam/export */
type PostApiV1ClientsIamExportPositiveVariant1 = {
    id: string;
    status: "requested" | "running" | "ready" | "expired" | "failed";
    progress: number;
    requestedAt: string;
    readyAt: string | null;
    expiresAt: string | null;
    downloadedAt: string | null;
    bytes: number | null;
};

/** post /api/v1/clients/iam/export */
interface PostApiV1ClientsIamExportPositiveResponseVariants {
  200: PostApiV1ClientsIamExportPositiveVariant1;
}

/** post /api/v1/clients/iam/export */
type PostApiV1ClientsIamExportNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/export */
interface PostApiV1ClientsIamExportNegativeResponseVariants {
  400: PostApiV1ClientsIamExportNegativeVariant1;
  401: PostApiV1ClientsIamExportNegativeVariant1;
  403: PostApiV1ClientsIamExportNegativeVariant1;
  404: PostApiV1ClientsIamExportNegativeVariant1;
  405: PostApiV1ClientsIamExportNegativeVariant1;
  409: PostApiV1ClientsIamExportNegativeVariant1;
  422: PostApiV1ClientsIamExportNegativeVariant1;
  500: PostApiV1ClientsIamExportNegativeVariant1;
}

/** get /api/v1/clients/iam/exports */
type GetApiV1ClientsIamExportsInput = {};

/** get /api/v1/clients/iam/exports */
type GetApiV1ClientsIamExportsPositiveVariant1 = {
    items: {
        id: string;
        status: "requested" | "running" | "ready" | "expired" | "failed";
        progress: number;
        requestedAt: string;
        readyAt: string | null;
        expiresAt: string | null;
        downloadedAt: string | null;
        bytes: number | null;
    }[];
    proof: "password" | "code";
};

/** get /api/v1/clients/iam/exports */
interface GetApiV1ClientsIamExportsPositiveResponseVariants {
  200: GetApiV1ClientsIamExportsPositiveVariant1;
}

/** get /api/v1/clients/iam/exports */
type GetApiV1ClientsIamExportsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/exports */
interface GetApiV1ClientsIamExportsNegativeResponseVariants {
  400: GetApiV1ClientsIamExportsNegativeVariant1;
  401: GetApiV1ClientsIamExportsNegativeVariant1;
  403: GetApiV1ClientsIamExportsNegativeVariant1;
  404: GetApiV1ClientsIamExportsNegativeVariant1;
  405: GetApiV1ClientsIamExportsNegativeVariant1;
  409: GetApiV1ClientsIamExportsNegativeVariant1;
  422: GetApiV1ClientsIamExportsNegativeVariant1;
  500: GetApiV1ClientsIamExportsNegativeVariant1;
}

/** post /api/v1/clients/iam/exports/:id/ticket */
type PostApiV1ClientsIamExportsIdTicketInput = {
    password?: string | undefined;
    code?: string | undefined;
    id: string;
};

/** post /api/v1/clients/iam/exports/:id/ticket */
type PostApiV1ClientsIamExportsIdTicketPositiveVariant1 = {
    ticket: string;
    expiresAt: string;
};

/** post /api/v1/clients/iam/exports/:id/ticket */
interface PostApiV1ClientsIamExportsIdTicketPositiveResponseVariants {
  200: PostApiV1ClientsIamExportsIdTicketPositiveVariant1;
}

/** post /api/v1/clients/iam/exports/:id/ticket */
type PostApiV1ClientsIamExportsIdTicketNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/exports/:id/ticket */
interface PostApiV1ClientsIamExportsIdTicketNegativeResponseVariants {
  400: PostApiV1ClientsIamExportsIdTicketNegativeVariant1;
  401: PostApiV1ClientsIamExportsIdTicketNegativeVariant1;
  403: PostApiV1ClientsIamExportsIdTicketNegativeVariant1;
  404: PostApiV1ClientsIamExportsIdTicketNegativeVariant1;
  405: PostApiV1ClientsIamExportsIdTicketNegativeVariant1;
  409: PostApiV1ClientsIamExportsIdTicketNegativeVariant1;
  422: PostApiV1ClientsIamExportsIdTicketNegativeVariant1;
  500: PostApiV1ClientsIamExportsIdTicketNegativeVariant1;
}

/** post /api/v1/clients/iam/exports/:id/download */
type PostApiV1ClientsIamExportsIdDownloadInput = {
    id: string;
    ticket: string;
};

/** post /api/v1/clients/iam/exports/:id/download */
type PostApiV1ClientsIamExportsIdDownloadPositiveVariant1 = Blob;

/** post /api/v1/clients/iam/exports/:id/download */
interface PostApiV1ClientsIamExportsIdDownloadPositiveResponseVariants {
  200: PostApiV1ClientsIamExportsIdDownloadPositiveVariant1;
}

/** post /api/v1/clients/iam/exports/:id/download */
type PostApiV1ClientsIamExportsIdDownloadNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/exports/:id/download */
interface PostApiV1ClientsIamExportsIdDownloadNegativeResponseVariants {
  400: PostApiV1ClientsIamExportsIdDownloadNegativeVariant1;
}

/** post /api/v1/clients/iam/owner-code */
type PostApiV1ClientsIamOwnerCodeInput = {};

/** post /api/v1/clients/iam/owner-code */
type PostApiV1ClientsIamOwnerCodePositiveVariant1 = {};

/** post /api/v1/clients/iam/owner-code */
interface PostApiV1ClientsIamOwnerCodePositiveResponseVariants {
  200: PostApiV1ClientsIamOwnerCodePositiveVariant1;
}

/** post /api/v1/clients/iam/owner-code */
type PostApiV1ClientsIamOwnerCodeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/owner-code */
interface PostApiV1ClientsIamOwnerCodeNegativeResponseVariants {
  400: PostApiV1ClientsIamOwnerCodeNegativeVariant1;
  401: PostApiV1ClientsIamOwnerCodeNegativeVariant1;
  403: PostApiV1ClientsIamOwnerCodeNegativeVariant1;
  404: PostApiV1ClientsIamOwnerCodeNegativeVariant1;
  405: PostApiV1ClientsIamOwnerCodeNegativeVariant1;
  409: PostApiV1ClientsIamOwnerCodeNegativeVariant1;
  422: PostApiV1ClientsIamOwnerCodeNegativeVariant1;
  500: PostApiV1ClientsIamOwnerCodeNegativeVariant1;
}

/** get /api/v1/clients/iam/erase */
type GetApiV1ClientsIamEraseInput = {};

/** get /api/v1/clients/iam/erase */
type GetApiV1ClientsIamErasePositiveVariant1 = {
    erased: ("sessions" | "profile" | "signIn" | "favourites" | "newsletter" | "drafts" | "exports" | "mails" | "reviewAuthor" | "openRequest" | "openPrescriptions" | "consultations" | "record")[];
    kept: ("record" | "documents" | "payments" | "consents" | "identity" | "auditLog")[];
    keepUntil: string | null;
    proof: "password" | "code";
};

/** get /api/v1/clients/iam/erase */
interface GetApiV1ClientsIamErasePositiveResponseVariants {
  200: GetApiV1ClientsIamErasePositiveVariant1;
}

/** get /api/v1/clients/iam/erase */
type GetApiV1ClientsIamEraseNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/erase */
interface GetApiV1ClientsIamEraseNegativeResponseVariants {
  400: GetApiV1ClientsIamEraseNegativeVariant1;
  401: GetApiV1ClientsIamEraseNegativeVariant1;
  403: GetApiV1ClientsIamEraseNegativeVariant1;
  404: GetApiV1ClientsIamEraseNegativeVariant1;
  405: GetApiV1ClientsIamEraseNegativeVariant1;
  409: GetApiV1ClientsIamEraseNegativeVariant1;
  422: GetApiV1ClientsIamEraseNegativeVariant1;
  500: GetApiV1ClientsIamEraseNegativeVariant1;
}

/** post /api/v1/clients/iam/erase */
type PostApiV1ClientsIamEraseInput = {
    password?: string | undefined;
    code?: string | undefined;
    confirmation: string;
};

/** post /api/v1/clients/iam/erase */
type PostApiV1ClientsIamErasePositiveVariant1 = {};

/** post /api/v1/clients/iam/erase */
interface PostApiV1ClientsIamErasePositiveResponseVariants {
  200: PostApiV1ClientsIamErasePositiveVariant1;
}

/** post /api/v1/clients/iam/erase */
type PostApiV1ClientsIamEraseNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/erase */
interface PostApiV1ClientsIamEraseNegativeResponseVariants {
  400: PostApiV1ClientsIamEraseNegativeVariant1;
  401: PostApiV1ClientsIamEraseNegativeVariant1;
  403: PostApiV1ClientsIamEraseNegativeVariant1;
  404: PostApiV1ClientsIamEraseNegativeVariant1;
  405: PostApiV1ClientsIamEraseNegativeVariant1;
  409: PostApiV1ClientsIamEraseNegativeVariant1;
  422: PostApiV1ClientsIamEraseNegativeVariant1;
  500: PostApiV1ClientsIamEraseNegativeVariant1;
}

/** get /api/v1/clients/iam/linked-sign-ins */
type GetApiV1ClientsIamLinkedSignInsInput = {};

/** get /api/v1/clients/iam/linked-sign-ins */
type GetApiV1ClientsIamLinkedSignInsPositiveVariant1 = {
    items: {
        provider: "google" | "apple";
        email: string | null;
        linkedAt: string;
        canUnlink: boolean;
    }[];
    available: ("google" | "apple")[];
};

/** get /api/v1/clients/iam/linked-sign-ins */
interface GetApiV1ClientsIamLinkedSignInsPositiveResponseVariants {
  200: GetApiV1ClientsIamLinkedSignInsPositiveVariant1;
}

/** get /api/v1/clients/iam/linked-sign-ins */
type GetApiV1ClientsIamLinkedSignInsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/linked-sign-ins */
interface GetApiV1ClientsIamLinkedSignInsNegativeResponseVariants {
  400: GetApiV1ClientsIamLinkedSignInsNegativeVariant1;
  401: GetApiV1ClientsIamLinkedSignInsNegativeVariant1;
  403: GetApiV1ClientsIamLinkedSignInsNegativeVariant1;
  404: GetApiV1ClientsIamLinkedSignInsNegativeVariant1;
  405: GetApiV1ClientsIamLinkedSignInsNegativeVariant1;
  409: GetApiV1ClientsIamLinkedSignInsNegativeVariant1;
  422: GetApiV1ClientsIamLinkedSignInsNegativeVariant1;
  500: GetApiV1ClientsIamLinkedSignInsNegativeVariant1;
}

/** post /api/v1/clients/iam/linked-sign-ins/:provider */
type PostApiV1ClientsIamLinkedSignInsProviderInput = {
    provider: "google" | "apple";
};

/** post /api/v1/clients/iam/linked-sign-ins/:provider */
type PostApiV1ClientsIamLinkedSignInsProviderPositiveVariant1 = {
    url: string;
};

/** post /api/v1/clients/iam/linked-sign-ins/:provider */
interface PostApiV1ClientsIamLinkedSignInsProviderPositiveResponseVariants {
  200: PostApiV1ClientsIamLinkedSignInsProviderPositiveVariant1;
}

/** post /api/v1/clients/iam/linked-sign-ins/:provider */
type PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/linked-sign-ins/:provider */
interface PostApiV1ClientsIamLinkedSignInsProviderNegativeResponseVariants {
  400: PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  401: PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  403: PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  404: PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  405: PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  409: PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  422: PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  500: PostApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
}

/** delete /api/v1/clients/iam/linked-sign-ins/:provider */
type DeleteApiV1ClientsIamLinkedSignInsProviderInput = {
    provider: "google" | "apple";
};

/** delete /api/v1/clients/iam/linked-sign-ins/:provider */
type DeleteApiV1ClientsIamLinkedSignInsProviderPositiveVariant1 = {};

/** delete /api/v1/clients/iam/linked-sign-ins/:provider */
interface DeleteApiV1ClientsIamLinkedSignInsProviderPositiveResponseVariants {
  200: DeleteApiV1ClientsIamLinkedSignInsProviderPositiveVariant1;
}

/** delete /api/v1/clients/iam/linked-sign-ins/:provider */
type DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/clients/iam/linked-sign-ins/:provider */
interface DeleteApiV1ClientsIamLinkedSignInsProviderNegativeResponseVariants {
  400: DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  401: DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  403: DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  404: DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  405: DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  409: DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  422: DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
  500: DeleteApiV1ClientsIamLinkedSignInsProviderNegativeVariant1;
}

/** get /api/v1/clients/iam/sessions */
type GetApiV1ClientsIamSessionsInput = {};

/** get /api/v1/clients/iam/sessions */
type GetApiV1ClientsIamSessionsPositiveVariant1 = {
    items: {
        id: string;
        current: boolean;
        kind: "computer" | "phone" | "tablet" | "unknown";
        browser: string | null;
        system: string | null;
        userAgent: string | null;
        place: string | null;
        createdAt: string;
        lastUsedAt: string;
    }[];
};

/** get /api/v1/clients/iam/sessions */
interface GetApiV1ClientsIamSessionsPositiveResponseVariants {
  200: GetApiV1ClientsIamSessionsPositiveVariant1;
}

/** get /api/v1/clients/iam/sessions */
type GetApiV1ClientsIamSessionsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/sessions */
interface GetApiV1ClientsIamSessionsNegativeResponseVariants {
  400: GetApiV1ClientsIamSessionsNegativeVariant1;
  401: GetApiV1ClientsIamSessionsNegativeVariant1;
  403: GetApiV1ClientsIamSessionsNegativeVariant1;
  404: GetApiV1ClientsIamSessionsNegativeVariant1;
  405: GetApiV1ClientsIamSessionsNegativeVariant1;
  409: GetApiV1ClientsIamSessionsNegativeVariant1;
  422: GetApiV1ClientsIamSessionsNegativeVariant1;
  500: GetApiV1ClientsIamSessionsNegativeVariant1;
}

/** delete /api/v1/clients/iam/sessions */
type DeleteApiV1ClientsIamSessionsInput = {};

/** delete /api/v1/clients/iam/sessions */
type DeleteApiV1ClientsIamSessionsPositiveVariant1 = {
    revoked: number;
};

/** delete /api/v1/clients/iam/sessions */
interface DeleteApiV1ClientsIamSessionsPositiveResponseVariants {
  200: DeleteApiV1ClientsIamSessionsPositiveVariant1;
}

/** delete /api/v1/clients/iam/sessions */
type DeleteApiV1ClientsIamSessionsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/clients/iam/sessions */
interface DeleteApiV1ClientsIamSessionsNegativeResponseVariants {
  400: DeleteApiV1ClientsIamSessionsNegativeVariant1;
  401: DeleteApiV1ClientsIamSessionsNegativeVariant1;
  403: DeleteApiV1ClientsIamSessionsNegativeVariant1;
  404: DeleteApiV1ClientsIamSessionsNegativeVariant1;
  405: DeleteApiV1ClientsIamSessionsNegativeVariant1;
  409: DeleteApiV1ClientsIamSessionsNegativeVariant1;
  422: DeleteApiV1ClientsIamSessionsNegativeVariant1;
  500: DeleteApiV1ClientsIamSessionsNegativeVariant1;
}

/** delete /api/v1/clients/iam/sessions/:id */
type DeleteApiV1ClientsIamSessionsIdInput = {
    id: string;
};

/** delete /api/v1/clients/iam/sessions/:id */
type DeleteApiV1ClientsIamSessionsIdPositiveVariant1 = {};

/** delete /api/v1/clients/iam/sessions/:id */
interface DeleteApiV1ClientsIamSessionsIdPositiveResponseVariants {
  200: DeleteApiV1ClientsIamSessionsIdPositiveVariant1;
}

/** delete /api/v1/clients/iam/sessions/:id */
type DeleteApiV1ClientsIamSessionsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/clients/iam/sessions/:id */
interface DeleteApiV1ClientsIamSessionsIdNegativeResponseVariants {
  400: DeleteApiV1ClientsIamSessionsIdNegativeVariant1;
  401: DeleteApiV1ClientsIamSessionsIdNegativeVariant1;
  403: DeleteApiV1ClientsIamSessionsIdNegativeVariant1;
  404: DeleteApiV1ClientsIamSessionsIdNegativeVariant1;
  405: DeleteApiV1ClientsIamSessionsIdNegativeVariant1;
  409: DeleteApiV1ClientsIamSessionsIdNegativeVariant1;
  422: DeleteApiV1ClientsIamSessionsIdNegativeVariant1;
  500: DeleteApiV1ClientsIamSessionsIdNegativeVariant1;
}

/** get /api/v1/clients/iam/second-factors */
type GetApiV1ClientsIamSecondFactorsInput = {};

/** get /api/v1/clients/iam/second-factors */
type GetApiV1ClientsIamSecondFactorsPositiveVariant1 = {
    totp: {
        isOn: boolean;
        since: string | null;
    };
    passkeys: {
        id: string;
        name: string;
        isBackedUp: boolean;
        createdAt: string;
        lastUsedAt: string | null;
    }[];
    recoveryCodesLeft: number;
    isRequired: boolean;
    mustEnrol: boolean;
    hasPassword: boolean;
};

/** get /api/v1/clients/iam/second-factors */
interface GetApiV1ClientsIamSecondFactorsPositiveResponseVariants {
  200: GetApiV1ClientsIamSecondFactorsPositiveVariant1;
}

/** get /api/v1/clients/iam/second-factors */
type GetApiV1ClientsIamSecondFactorsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/second-factors */
interface GetApiV1ClientsIamSecondFactorsNegativeResponseVariants {
  400: GetApiV1ClientsIamSecondFactorsNegativeVariant1;
  401: GetApiV1ClientsIamSecondFactorsNegativeVariant1;
  403: GetApiV1ClientsIamSecondFactorsNegativeVariant1;
  404: GetApiV1ClientsIamSecondFactorsNegativeVariant1;
  405: GetApiV1ClientsIamSecondFactorsNegativeVariant1;
  409: GetApiV1ClientsIamSecondFactorsNegativeVariant1;
  422: GetApiV1ClientsIamSecondFactorsNegativeVariant1;
  500: GetApiV1ClientsIamSecondFactorsNegativeVariant1;
}

/** post /api/v1/clients/iam/second-factors/totp */
type PostApiV1ClientsIamSecondFactorsTotpInput = {
    password?: string | undefined;
    mailCode?: string | undefined;
};

/** post /api/v1/clients/iam/second-factors/totp */
type PostApiV1ClientsIamSecondFactorsTotpPositiveVariant1 = {
    uri: string;
    secret: string;
    qrCode: string;
};

/** post /api/v1/clients/iam/second-factors/totp */
interface PostApiV1ClientsIamSecondFactorsTotpPositiveResponseVariants {
  200: PostApiV1ClientsIamSecondFactorsTotpPositiveVariant1;
}

/** post /api/v1/clients/iam/second-factors/totp */
type PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/second-factors/totp */
interface PostApiV1ClientsIamSecondFactorsTotpNegativeResponseVariants {
  400: PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1;
  401: PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1;
  403: PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1;
  404: PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1;
  405: PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1;
  409: PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1;
  422: PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1;
  500: PostApiV1ClientsIamSecondFactorsTotpNegativeVariant1;
}

/** post /api/v1/clients/iam/second-factors/totp/confirm */
type PostApiV1ClientsIamSecondFactorsTotpConfirmInput = {
    code: string;
};

/** post /api/v1/clients/iam/second-factors/totp/confirm */
type PostApiV1ClientsIamSecondFactorsTotpConfirmPositiveVariant1 = {
    recoveryCodes: string[];
};

/** post /api/v1/clients/iam/second-factors/totp/confirm */
interface PostApiV1ClientsIamSecondFactorsTotpConfirmPositiveResponseVariants {
  200: PostApiV1ClientsIamSecondFactorsTotpConfirmPositiveVariant1;
}

/** post /api/v1/clients/iam/second-factors/totp/confirm */
type PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/second-factors/totp/confirm */
interface PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeResponseVariants {
  400: PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1;
  401: PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1;
  403: PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1;
  404: PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1;
  405: PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1;
  409: PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1;
  422: PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1;
  500: PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeVariant1;
}

/** post /api/v1/clients/iam/second-factors/totp/remove */
type PostApiV1ClientsIamSecondFactorsTotpRemoveInput = {
    password?: string | undefined;
    mailCode?: string | undefined;
    code?: string | undefined;
};

/** post /api/v1/clients/iam/second-factors/totp/remove */
type PostApiV1ClientsIamSecondFactorsTotpRemovePositiveVariant1 = {};

/** post /api/v1/clients/iam/second-factors/totp/remove */
interface PostApiV1ClientsIamSecondFactorsTotpRemovePositiveResponseVariants {
  200: PostApiV1ClientsIamSecondFactorsTotpRemovePositiveVariant1;
}

/** post /api/v1/clients/iam/second-factors/totp/remove */
type PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/second-factors/totp/remove */
interface PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeResponseVariants {
  400: PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1;
  401: PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1;
  403: PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1;
  404: PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1;
  405: PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1;
  409: PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1;
  422: PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1;
  500: PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeVariant1;
}

/** post /api/v1/clients/iam/second-factors/recovery-codes */
type PostApiV1ClientsIamSecondFactorsRecoveryCodesInput = {
    password?: string | undefined;
    mailCode?: string | undefined;
    code?: string | undefined;
};

/** post /api/v1/clients/iam/second-factors/recovery-codes */
type PostApiV1ClientsIamSecondFactorsRecoveryCodesPositiveVariant1 = {
    recoveryCodes: string[];
};

/** post /api/v1/clients/iam/second-factors/recovery-codes */
interface PostApiV1ClientsIamSecondFactorsRecoveryCodesPositiveResponseVariants {
  200: PostApiV1ClientsIamSecondFactorsRecoveryCodesPositiveVariant1;
}

/** post /api/v1/clients/iam/second-factors/recovery-codes */
type PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/second-factors/recovery-codes */
interface PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeResponseVariants {
  400: PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1;
  401: PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1;
  403: PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1;
  404: PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1;
  405: PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1;
  409: PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1;
  422: PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1;
  500: PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeVariant1;
}

/** post /api/v1/clients/iam/second-factors/passkeys/options */
type PostApiV1ClientsIamSecondFactorsPasskeysOptionsInput = {
    password?: string | undefined;
    mailCode?: string | undefined;
};

/** post /api/v1/clients/iam/second-factors/passkeys/options */
type PostApiV1ClientsIamSecondFactorsPasskeysOptionsPositiveVariant1 = {
    options: {
        rp: {
            id: string;
            name: string;
        };
        user: {
            id: string;
            name: string;
            displayName: string;
        };
        challenge: string;
        pubKeyCredParams: {
            alg: number;
            type: "public-key";
        }[];
        timeout: number;
        excludeCredentials: {
            id: string;
            type: "public-key";
            transports?: string[] | undefined;
        }[];
        authenticatorSelection: {
            residentKey: "required";
            requireResidentKey: true;
            userVerification: "required";
        };
        attestation: "none";
    };
};

/** post /api/v1/clients/iam/second-factors/passkeys/options */
interface PostApiV1ClientsIamSecondFactorsPasskeysOptionsPositiveResponseVariants {
  200: PostApiV1ClientsIamSecondFactorsPasskeysOptionsPositiveVariant1;
}

/** post /api/v1/clients/iam/second-factors/passkeys/options */
type PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/second-factors/passkeys/options */
interface PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeResponseVariants {
  400: PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1;
  401: PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1;
  403: PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1;
  404: PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1;
  405: PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1;
  409: PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1;
  422: PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1;
  500: PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeVariant1;
}

/** post /api/v1/clients/iam/second-factors/passkeys */
type PostApiV1ClientsIamSecondFactorsPasskeysInput = {
    response: {
        id: string;
        rawId: string;
        type: "public-key";
        authenticatorAttachment?: ("platform" | "cross-platform") | undefined;
        clientExtensionResults?: {} | undefined;
        response: {
            clientDataJSON: string;
            attestationObject: string;
            transports?: string[] | undefined;
        };
    };
    name: string;
};

/** post /api/v1/clients/iam/second-factors/passkeys */
type PostApiV1ClientsIamSecondFactorsPasskeysPositiveVariant1 = {
    passkey: {
        id: string;
        name: string;
        isBackedUp: boolean;
        createdAt: string;
        lastUsedAt: string | null;
    };
    recoveryCodes: string[];
};

/** post /api/v1/clients/iam/second-factors/passkeys */
interface PostApiV1ClientsIamSecondFactorsPasskeysPositiveResponseVariants {
  200: PostApiV1ClientsIamSecondFactorsPasskeysPositiveVariant1;
}

/** post /api/v1/clients/iam/second-factors/passkeys */
type PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/second-factors/passkeys */
interface PostApiV1ClientsIamSecondFactorsPasskeysNegativeResponseVariants {
  400: PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1;
  401: PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1;
  403: PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1;
  404: PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1;
  405: PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1;
  409: PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1;
  422: PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1;
  500: PostApiV1ClientsIamSecondFactorsPasskeysNegativeVariant1;
}

/** patch /api/v1/clients/iam/second-factors/passkeys/:id */
type PatchApiV1ClientsIamSecondFactorsPasskeysIdInput = {
    id: string;
    name: string;
};

/** patch /api/v1/clients/iam/second-factors/passkeys/:id */
type PatchApiV1ClientsIamSecondFactorsPasskeysIdPositiveVariant1 = {
    id: string;
    name: string;
    isBackedUp: boolean;
    createdAt: string;
    lastUsedAt: string | null;
};

/** patch /api/v1/clients/iam/second-factors/passkeys/:id */
interface PatchApiV1ClientsIamSecondFactorsPasskeysIdPositiveResponseVariants {
  200: PatchApiV1ClientsIamSecondFactorsPasskeysIdPositiveVariant1;
}

/** patch /api/v1/clients/iam/second-factors/passkeys/:id */
type PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/clients/iam/second-factors/passkeys/:id */
interface PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeResponseVariants {
  400: PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1;
  401: PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1;
  403: PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1;
  404: PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1;
  405: PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1;
  409: PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1;
  422: PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1;
  500: PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeVariant1;
}

/** post /api/v1/clients/iam/second-factors/passkeys/:id/remove */
type PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveInput = {
    id: string;
    password?: string | undefined;
    mailCode?: string | undefined;
    code?: string | undefined;
};

/** post /api/v1/clients/iam/second-factors/passkeys/:id/remove */
type PostApiV1ClientsIamSecondFactorsPasskeysIdRemovePositiveVariant1 = {};

/** post /api/v1/clients/iam/second-factors/passkeys/:id/remove */
interface PostApiV1ClientsIamSecondFactorsPasskeysIdRemovePositiveResponseVariants {
  200: PostApiV1ClientsIamSecondFactorsPasskeysIdRemovePositiveVariant1;
}

/** post /api/v1/clients/iam/second-factors/passkeys/:id/remove */
type PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/second-factors/passkeys/:id/remove */
interface PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeResponseVariants {
  400: PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1;
  401: PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1;
  403: PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1;
  404: PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1;
  405: PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1;
  409: PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1;
  422: PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1;
  500: PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeVariant1;
}

/** get /api/v1/clients/health-state */
type GetApiV1ClientsHealthStateInput = {};

/** get /api/v1/clients/health-state */
type GetApiV1ClientsHealthStatePositiveVariant1 = {
    id: string;
    status: "draft" | "complete";
    version: number;
    missing: string[];
    applies: ("psychosis" | "addiction" | "heart" | "allergy" | "pregnancy" | "recentAmount")[];
    savedAt: string;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[];
    symptomsDuration: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | null;
    symptomsLevel: number | null;
    complaints: string | null;
    treatedBefore: boolean | null;
    criteriaConfirm: {
        psychosis?: boolean | undefined;
        addiction?: boolean | undefined;
        heart?: boolean | undefined;
        allergy?: boolean | undefined;
        pregnancy?: boolean | undefined;
        recentAmount?: boolean | undefined;
    };
    medicationHistory: string | null;
    medicationTaken: (boolean | string) | null;
    cannabisExperience: boolean | null;
    cannabisBenefitReason: string | null;
    usageType: ("inhalation" | "oral") | null;
    requestedProducts: ({
        productId: string;
        name: string;
        slug: string;
        unit: "g" | "ml" | "piece";
        amount: number | null;
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[];
    amount: number | null;
    agreement: boolean;
    treatingPhysician: {
        name?: (string | null) | undefined;
        practice?: (string | null) | undefined;
        city?: (string | null) | undefined;
        phone?: (string | null) | undefined;
    } | null;
};

/** get /api/v1/clients/health-state */
interface GetApiV1ClientsHealthStatePositiveResponseVariants {
  200: GetApiV1ClientsHealthStatePositiveVariant1;
}

/** get /api/v1/clients/health-state */
type GetApiV1ClientsHealthStateNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/health-state */
interface GetApiV1ClientsHealthStateNegativeResponseVariants {
  400: GetApiV1ClientsHealthStateNegativeVariant1;
  401: GetApiV1ClientsHealthStateNegativeVariant1;
  403: GetApiV1ClientsHealthStateNegativeVariant1;
  404: GetApiV1ClientsHealthStateNegativeVariant1;
  405: GetApiV1ClientsHealthStateNegativeVariant1;
  409: GetApiV1ClientsHealthStateNegativeVariant1;
  422: GetApiV1ClientsHealthStateNegativeVariant1;
  500: GetApiV1ClientsHealthStateNegativeVariant1;
}

/** patch /api/v1/clients/health-state */
type PatchApiV1ClientsHealthStateInput = {
    symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
    symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
    symptomsLevel?: number | undefined;
    complaints?: string | undefined;
    treatedBefore?: boolean | undefined;
    criteriaConfirm?: {
        psychosis?: boolean | undefined;
        addiction?: boolean | undefined;
        heart?: boolean | undefined;
        allergy?: boolean | undefined;
        pregnancy?: boolean | undefined;
        recentAmount?: boolean | undefined;
    } | undefined;
    medicationHistory?: string | undefined;
    medicationTaken?: (boolean | string) | undefined;
    cannabisExperience?: boolean | undefined;
    cannabisBenefitReason?: string | undefined;
    usageType?: ("inhalation" | "oral") | undefined;
    requestedProducts?: ({
        productId: string;
        amount?: (number | null) | undefined;
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[] | undefined;
    amount?: (number | null) | undefined;
    agreement?: boolean | undefined;
    treatingPhysician?: (({
        name?: (string | null) | undefined;
        practice?: (string | null) | undefined;
        city?: (string | null) | undefined;
        phone?: (string | null) | undefined;
    } | string) | null) | undefined;
};

/** patch /api/v1/clients/health-state */
type PatchApiV1ClientsHealthStatePositiveVariant1 = {
    id: string;
    status: "draft" | "complete";
    version: number;
    missing: string[];
    applies: ("psychosis" | "addiction" | "heart" | "allergy" | "pregnancy" | "recentAmount")[];
    savedAt: string;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[];
    symptomsDuration: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | null;
    symptomsLevel: number | null;
    complaints: string | null;
    treatedBefore: boolean | null;
    criteriaConfirm: {
        psychosis?: boolean | undefined;
        addiction?: boolean | undefined;
        heart?: boolean | undefined;
        allergy?: boolean | undefined;
        pregnancy?: boolean | undefined;
        recentAmount?: boolean | undefined;
    };
    medicationHistory: string | null;
    medicationTaken: (boolean | string) | null;
    cannabisExperience: boolean | null;
    cannabisBenefitReason: string | null;
    usageType: ("inhalation" | "oral") | null;
    requestedProducts: ({
        productId: string;
        name: string;
        slug: string;
        unit: "g" | "ml" | "piece";
        amount: number | null;
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[];
    amount: number | null;
    agreement: boolean;
    treatingPhysician: {
        name?: (string | null) | undefined;
        practice?: (string | null) | undefined;
        city?: (string | null) | undefined;
        phone?: (string | null) | undefined;
    } | null;
};

/** patch /api/v1/clients/health-state */
interface PatchApiV1ClientsHealthStatePositiveResponseVariants {
  200: PatchApiV1ClientsHealthStatePositiveVariant1;
}

/** patch /api/v1/clients/health-state */
type PatchApiV1ClientsHealthStateNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/clients/health-state */
interface PatchApiV1ClientsHealthStateNegativeResponseVariants {
  400: PatchApiV1ClientsHealthStateNegativeVariant1;
  401: PatchApiV1ClientsHealthStateNegativeVariant1;
  403: PatchApiV1ClientsHealthStateNegativeVariant1;
  404: PatchApiV1ClientsHealthStateNegativeVariant1;
  405: PatchApiV1ClientsHealthStateNegativeVariant1;
  409: PatchApiV1ClientsHealthStateNegativeVariant1;
  422: PatchApiV1ClientsHealthStateNegativeVariant1;
  500: PatchApiV1ClientsHealthStateNegativeVariant1;
}

/** post /api/v1/clients/health-state */
type PostApiV1ClientsHealthStateInput = {
    symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
    symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
    symptomsLevel?: number | undefined;
    complaints?: string | undefined;
    treatedBefore?: boolean | undefined;
    criteriaConfirm?: {
        psychosis?: boolean | undefined;
        addiction?: boolean | undefined;
        heart?: boolean | undefined;
        allergy?: boolean | undefined;
        pregnancy?: boolean | undefined;
        recentAmount?: boolean | undefined;
    } | undefined;
    medicationHistory?: string | undefined;
    medicationTaken?: (boolean | string) | undefined;
    cannabisExperience?: boolean | undefined;
    cannabisBenefitReason?: string | undefined;
    usageType?: ("inhalation" | "oral") | undefined;
    requestedProducts?: ({
        productId: string;
        amount?: (number | null) | undefined;
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[] | undefined;
    amount?: (number | null) | undefined;
    agreement?: boolean | undefined;
    treatingPhysician?: (({
        name?: (string | null) | undefined;
        practice?: (string | null) | undefined;
        city?: (string | null) | undefined;
        phone?: (string | null) | undefined;
    } | string) | null) | undefined;
};

/** post /api/v1/clients/health-state */
type PostApiV1ClientsHealthStatePositiveVariant1 = {
    id: string;
    status: "draft" | "complete";
    version: number;
    missing: string[];
    applies: ("psychosis" | "addiction" | "heart" | "allergy" | "pregnancy" | "recentAmount")[];
    savedAt: string;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[];
    symptomsDuration: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | null;
    symptomsLevel: number | null;
    complaints: string | null;
    treatedBefore: boolean | null;
    criteriaConfirm: {
        psychosis?: boolean | undefined;
        addiction?: boolean | undefined;
        heart?: boolean | undefined;
        allergy?: boolean | undefined;
        pregnancy?: boolean | undefined;
        recentAmount?: boolean | undefined;
    };
    medicationHistory: string | null;
    medicationTaken: (boolean | string) | null;
    cannabisExperience: boolean | null;
    cannabisBenefitReason: string | null;
    usageType: ("inhalation" | "oral") | null;
    requestedProducts: ({
        productId: string;
        name: string;
        slug: string;
        unit: "g" | "ml" | "piece";
        amount: number | null;
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[];
    amount: number | null;
    agreement: boolean;
    treatingPhysician: {
        name?: (string | null) | undefined;
        practice?: (string | null) | undefined;
        city?: (string | null) | undefined;
        phone?: (string | null) | undefined;
    } | null;
};

/** post /api/v1/clients/health-state */
interface PostApiV1ClientsHealthStatePositiveResponseVariants {
  200: PostApiV1ClientsHealthStatePositiveVariant1;
}

/** post /api/v1/clients/health-state */
type PostApiV1ClientsHealthStateNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/health-state */
interface PostApiV1ClientsHealthStateNegativeResponseVariants {
  400: PostApiV1ClientsHealthStateNegativeVariant1;
  401: PostApiV1ClientsHealthStateNegativeVariant1;
  403: PostApiV1ClientsHealthStateNegativeVariant1;
  404: PostApiV1ClientsHealthStateNegativeVariant1;
  405: PostApiV1ClientsHealthStateNegativeVariant1;
  409: PostApiV1ClientsHealthStateNegativeVariant1;
  422: PostApiV1ClientsHealthStateNegativeVariant1;
  500: PostApiV1ClientsHealthStateNegativeVariant1;
}

/** post /api/v1/clients/treatment */
type PostApiV1ClientsTreatmentInput = {
    healthStateVersion?: number | undefined;
};

/** post /api/v1/clients/treatment */
type PostApiV1ClientsTreatmentPositiveVariant1 = {
    id: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    dueAt?: string | undefined;
    deposit: {
        status: "open" | "paid" | "offset" | "refund-pending" | "refunded" | "failed" | "expired";
        amountCents: number;
        currency: string;
        paidAt: string | null;
        refundedAt: string | null;
    };
};

/** post /api/v1/clients/treatment */
interface PostApiV1ClientsTreatmentPositiveResponseVariants {
  200: PostApiV1ClientsTreatmentPositiveVariant1;
}

/** post /api/v1/clients/treatment */
type PostApiV1ClientsTreatmentNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/treatment */
interface PostApiV1ClientsTreatmentNegativeResponseVariants {
  400: PostApiV1ClientsTreatmentNegativeVariant1;
  401: PostApiV1ClientsTreatmentNegativeVariant1;
  403: PostApiV1ClientsTreatmentNegativeVariant1;
  404: PostApiV1ClientsTreatmentNegativeVariant1;
  405: PostApiV1ClientsTreatmentNegativeVariant1;
  409: PostApiV1ClientsTreatmentNegativeVariant1;
  422: PostApiV1ClientsTreatmentNegativeVariant1;
  500: PostApiV1ClientsTreatmentNegativeVariant1;
}

/** get /api/v1/clients/treatment */
type GetApiV1ClientsTreatmentInput = {};

/** get /api/v1/clients/treatment */
type GetApiV1ClientsTreatmentPositiveVariant1 = {
    items: {
        id: string;
        number: string;
        status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
        createdAt: string;
        submittedAt: string | null;
        dueAt: string | null;
        decidedAt: string | null;
        deposit: {
            status: "open" | "paid" | "offset" | "refund-pending" | "refunded" | "failed" | "expired";
            amountCents: number;
            currency: string;
            paidAt: string | null;
            refundedAt: string | null;
        };
        doctor?: {
            id: string;
            name: string;
        } | undefined;
        decline?: {
            reason: "not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other";
            text: string;
        } | undefined;
        products: ({
            product: {
                id: string;
                slug: string;
                name: string;
            };
        } | {
            wish: {
                strainName: string;
                amount?: (number | null) | undefined;
                genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
            };
        })[];
        prescriptions: {
            id: string;
            number: string;
            treatmentId: string;
            status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
            productId: string;
            productName: string;
            productSlug: string;
            quantity: number;
            unit: "g" | "ml" | "piece";
            form: string;
            singleDose: string;
            dailyDose: string;
            instructions: string;
            issuedAt: string;
            validUntil: string;
            sentAt: string | null;
            receivedAt: string | null;
            readyAt: string | null;
            dispensedAt: string | null;
            returned: {
                reason: "not-available" | "dose-unclear" | "amount" | "doubt" | "other";
                text: string | null;
            } | null;
            pharmacy: {
                id: string;
                slug: string;
                name: string;
                street: string;
                houseNum: string;
                zipCode: string;
                city: string;
                phone: string | null;
                email: string | null;
                website: string | null;
            } | null;
            hasCopy: boolean;
        }[];
        messages: {
            id: string;
            kind: "question" | "answer" | "note";
            text: string;
            authorName: string;
            createdAt: string;
        }[];
        isQuestionOpen: boolean;
        documents: {
            invoice: boolean;
            medicalLetter: boolean;
        };
        timeline: {
            key: "created" | "paid" | "question" | "answered" | "approved" | "declined" | "cancelled" | "expired" | "refunded" | "sent" | "received" | "ready" | "dispensed" | "returned";
            at: string;
            who: string | null;
        }[];
        abilities: ("pay" | "cancel" | "answer" | "choose-pharmacy")[];
    }[];
    total: number;
};

/** get /api/v1/clients/treatment */
interface GetApiV1ClientsTreatmentPositiveResponseVariants {
  200: GetApiV1ClientsTreatmentPositiveVariant1;
}

/** get /api/v1/clients/treatment */
type GetApiV1ClientsTreatmentNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/treatment */
interface GetApiV1ClientsTreatmentNegativeResponseVariants {
  400: GetApiV1ClientsTreatmentNegativeVariant1;
  401: GetApiV1ClientsTreatmentNegativeVariant1;
  403: GetApiV1ClientsTreatmentNegativeVariant1;
  404: GetApiV1ClientsTreatmentNegativeVariant1;
  405: GetApiV1ClientsTreatmentNegativeVariant1;
  409: GetApiV1ClientsTreatmentNegativeVariant1;
  422: GetApiV1ClientsTreatmentNegativeVariant1;
  500: GetApiV1ClientsTreatmentNegativeVariant1;
}

/** get /api/v1/clients/treatment/products */
type GetApiV1ClientsTreatmentProductsInput = {
    treatmentId: string;
};

/** get /api/v1/clients/treatment/products */
type GetApiV1ClientsTreatmentProductsPositiveVariant1 = {
    items: ({
        product: {
            id: string;
            slug: string;
            name: string;
        };
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[];
    total: number;
};

/** get /api/v1/clients/treatment/products */
interface GetApiV1ClientsTreatmentProductsPositiveResponseVariants {
  200: GetApiV1ClientsTreatmentProductsPositiveVariant1;
}

/** get /api/v1/clients/treatment/products */
type GetApiV1ClientsTreatmentProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/treatment/products */
interface GetApiV1ClientsTreatmentProductsNegativeResponseVariants {
  400: GetApiV1ClientsTreatmentProductsNegativeVariant1;
  401: GetApiV1ClientsTreatmentProductsNegativeVariant1;
  403: GetApiV1ClientsTreatmentProductsNegativeVariant1;
  404: GetApiV1ClientsTreatmentProductsNegativeVariant1;
  405: GetApiV1ClientsTreatmentProductsNegativeVariant1;
  409: GetApiV1ClientsTreatmentProductsNegativeVariant1;
  422: GetApiV1ClientsTreatmentProductsNegativeVariant1;
  500: GetApiV1ClientsTreatmentProductsNegativeVariant1;
}

/** get /api/v1/clients/treatment/download/invoice */
type GetApiV1ClientsTreatmentDownloadInvoiceInput = {
    treatmentId: string;
};

/** get /api/v1/clients/treatment/download/invoice */
type GetApiV1ClientsTreatmentDownloadInvoicePositiveVariant1 = Blob;

/** get /api/v1/clients/treatment/download/invoice */
interface GetApiV1ClientsTreatmentDownloadInvoicePositiveResponseVariants {
  200: GetApiV1ClientsTreatmentDownloadInvoicePositiveVariant1;
}

/** get /api/v1/clients/treatment/download/invoice */
type GetApiV1ClientsTreatmentDownloadInvoiceNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/treatment/download/invoice */
interface GetApiV1ClientsTreatmentDownloadInvoiceNegativeResponseVariants {
  400: GetApiV1ClientsTreatmentDownloadInvoiceNegativeVariant1;
}

/** get /api/v1/clients/treatment/medical-letter/download */
type GetApiV1ClientsTreatmentMedicalLetterDownloadInput = {
    treatmentId: string;
};

/** get /api/v1/clients/treatment/medical-letter/download */
type GetApiV1ClientsTreatmentMedicalLetterDownloadPositiveVariant1 = Blob;

/** get /api/v1/clients/treatment/medical-letter/download */
interface GetApiV1ClientsTreatmentMedicalLetterDownloadPositiveResponseVariants {
  200: GetApiV1ClientsTreatmentMedicalLetterDownloadPositiveVariant1;
}

/** get /api/v1/clients/treatment/medical-letter/download */
type GetApiV1ClientsTreatmentMedicalLetterDownloadNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/treatment/medical-letter/download */
interface GetApiV1ClientsTreatmentMedicalLetterDownloadNegativeResponseVariants {
  400: GetApiV1ClientsTreatmentMedicalLetterDownloadNegativeVariant1;
}

/** get /api/v1/clients/treatment/:id */
type GetApiV1ClientsTreatmentIdInput = {
    id: string;
};

/** get /api/v1/clients/treatment/:id */
type GetApiV1ClientsTreatmentIdPositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    deposit: {
        status: "open" | "paid" | "offset" | "refund-pending" | "refunded" | "failed" | "expired";
        amountCents: number;
        currency: string;
        paidAt: string | null;
        refundedAt: string | null;
    };
    doctor?: {
        id: string;
        name: string;
    } | undefined;
    decline?: {
        reason: "not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other";
        text: string;
    } | undefined;
    products: ({
        product: {
            id: string;
            slug: string;
            name: string;
        };
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[];
    prescriptions: {
        id: string;
        number: string;
        treatmentId: string;
        status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
        productId: string;
        productName: string;
        productSlug: string;
        quantity: number;
        unit: "g" | "ml" | "piece";
        form: string;
        singleDose: string;
        dailyDose: string;
        instructions: string;
        issuedAt: string;
        validUntil: string;
        sentAt: string | null;
        receivedAt: string | null;
        readyAt: string | null;
        dispensedAt: string | null;
        returned: {
            reason: "not-available" | "dose-unclear" | "amount" | "doubt" | "other";
            text: string | null;
        } | null;
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            street: string;
            houseNum: string;
            zipCode: string;
            city: string;
            phone: string | null;
            email: string | null;
            website: string | null;
        } | null;
        hasCopy: boolean;
    }[];
    messages: {
        id: string;
        kind: "question" | "answer" | "note";
        text: string;
        authorName: string;
        createdAt: string;
    }[];
    isQuestionOpen: boolean;
    documents: {
        invoice: boolean;
        medicalLetter: boolean;
    };
    timeline: {
        key: "created" | "paid" | "question" | "answered" | "approved" | "declined" | "cancelled" | "expired" | "refunded" | "sent" | "received" | "ready" | "dispensed" | "returned";
        at: string;
        who: string | null;
    }[];
    abilities: ("pay" | "cancel" | "answer" | "choose-pharmacy")[];
};

/** get /api/v1/clients/treatment/:id */
interface GetApiV1ClientsTreatmentIdPositiveResponseVariants {
  200: GetApiV1ClientsTreatmentIdPositiveVariant1;
}

/** get /api/v1/clients/treatment/:id */
type GetApiV1ClientsTreatmentIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/treatment/:id */
interface GetApiV1ClientsTreatmentIdNegativeResponseVariants {
  400: GetApiV1ClientsTreatmentIdNegativeVariant1;
  401: GetApiV1ClientsTreatmentIdNegativeVariant1;
  403: GetApiV1ClientsTreatmentIdNegativeVariant1;
  404: GetApiV1ClientsTreatmentIdNegativeVariant1;
  405: GetApiV1ClientsTreatmentIdNegativeVariant1;
  409: GetApiV1ClientsTreatmentIdNegativeVariant1;
  422: GetApiV1ClientsTreatmentIdNegativeVariant1;
  500: GetApiV1ClientsTreatmentIdNegativeVariant1;
}

/** post /api/v1/clients/treatment/:id/cancel */
type PostApiV1ClientsTreatmentIdCancelInput = {
    id: string;
};

/** post /api/v1/clients/treatment/:id/cancel */
type PostApiV1ClientsTreatmentIdCancelPositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    deposit: {
        status: "open" | "paid" | "offset" | "refund-pending" | "refunded" | "failed" | "expired";
        amountCents: number;
        currency: string;
        paidAt: string | null;
        refundedAt: string | null;
    };
    doctor?: {
        id: string;
        name: string;
    } | undefined;
    decline?: {
        reason: "not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other";
        text: string;
    } | undefined;
    products: ({
        product: {
            id: string;
            slug: string;
            name: string;
        };
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[];
    prescriptions: {
        id: string;
        number: string;
        treatmentId: string;
        status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
        productId: string;
        productName: string;
        productSlug: string;
        quantity: number;
        unit: "g" | "ml" | "piece";
        form: string;
        singleDose: string;
        dailyDose: string;
        instructions: string;
        issuedAt: string;
        validUntil: string;
        sentAt: string | null;
        receivedAt: string | null;
        readyAt: string | null;
        dispensedAt: string | null;
        returned: {
            reason: "not-available" | "dose-unclear" | "amount" | "doubt" | "other";
            text: string | null;
        } | null;
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            street: string;
            houseNum: string;
            zipCode: string;
            city: string;
            phone: string | null;
            email: string | null;
            website: string | null;
        } | null;
        hasCopy: boolean;
    }[];
    messages: {
        id: string;
        kind: "question" | "answer" | "note";
        text: string;
        authorName: string;
        createdAt: string;
    }[];
    isQuestionOpen: boolean;
    documents: {
        invoice: boolean;
        medicalLetter: boolean;
    };
    timeline: {
        key: "created" | "paid" | "question" | "answered" | "approved" | "declined" | "cancelled" | "expired" | "refunded" | "sent" | "received" | "ready" | "dispensed" | "returned";
        at: string;
        who: string | null;
    }[];
    abilities: ("pay" | "cancel" | "answer" | "choose-pharmacy")[];
};

/** post /api/v1/clients/treatment/:id/cancel */
interface PostApiV1ClientsTreatmentIdCancelPositiveResponseVariants {
  200: PostApiV1ClientsTreatmentIdCancelPositiveVariant1;
}

/** post /api/v1/clients/treatment/:id/cancel */
type PostApiV1ClientsTreatmentIdCancelNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/treatment/:id/cancel */
interface PostApiV1ClientsTreatmentIdCancelNegativeResponseVariants {
  400: PostApiV1ClientsTreatmentIdCancelNegativeVariant1;
  401: PostApiV1ClientsTreatmentIdCancelNegativeVariant1;
  403: PostApiV1ClientsTreatmentIdCancelNegativeVariant1;
  404: PostApiV1ClientsTreatmentIdCancelNegativeVariant1;
  405: PostApiV1ClientsTreatmentIdCancelNegativeVariant1;
  409: PostApiV1ClientsTreatmentIdCancelNegativeVariant1;
  422: PostApiV1ClientsTreatmentIdCancelNegativeVariant1;
  500: PostApiV1ClientsTreatmentIdCancelNegativeVariant1;
}

/** post /api/v1/clients/treatment/:id/answer */
type PostApiV1ClientsTreatmentIdAnswerInput = {
    id: string;
    text: string;
};

/** post /api/v1/clients/treatment/:id/answer */
type PostApiV1ClientsTreatmentIdAnswerPositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    deposit: {
        status: "open" | "paid" | "offset" | "refund-pending" | "refunded" | "failed" | "expired";
        amountCents: number;
        currency: string;
        paidAt: string | null;
        refundedAt: string | null;
    };
    doctor?: {
        id: string;
        name: string;
    } | undefined;
    decline?: {
        reason: "not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other";
        text: string;
    } | undefined;
    products: ({
        product: {
            id: string;
            slug: string;
            name: string;
        };
    } | {
        wish: {
            strainName: string;
            amount?: (number | null) | undefined;
            genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
        };
    })[];
    prescriptions: {
        id: string;
        number: string;
        treatmentId: string;
        status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
        productId: string;
        productName: string;
        productSlug: string;
        quantity: number;
        unit: "g" | "ml" | "piece";
        form: string;
        singleDose: string;
        dailyDose: string;
        instructions: string;
        issuedAt: string;
        validUntil: string;
        sentAt: string | null;
        receivedAt: string | null;
        readyAt: string | null;
        dispensedAt: string | null;
        returned: {
            reason: "not-available" | "dose-unclear" | "amount" | "doubt" | "other";
            text: string | null;
        } | null;
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            street: string;
            houseNum: string;
            zipCode: string;
            city: string;
            phone: string | null;
            email: string | null;
            website: string | null;
        } | null;
        hasCopy: boolean;
    }[];
    messages: {
        id: string;
        kind: "question" | "answer" | "note";
        text: string;
        authorName: string;
        createdAt: string;
    }[];
    isQuestionOpen: boolean;
    documents: {
        invoice: boolean;
        medicalLetter: boolean;
    };
    timeline: {
        key: "created" | "paid" | "question" | "answered" | "approved" | "declined" | "cancelled" | "expired" | "refunded" | "sent" | "received" | "ready" | "dispensed" | "returned";
        at: string;
        who: string | null;
    }[];
    abilities: ("pay" | "cancel" | "answer" | "choose-pharmacy")[];
};

/** post /api/v1/clients/treatment/:id/answer */
interface PostApiV1ClientsTreatmentIdAnswerPositiveResponseVariants {
  200: PostApiV1ClientsTreatmentIdAnswerPositiveVariant1;
}

/** post /api/v1/clients/treatment/:id/answer */
type PostApiV1ClientsTreatmentIdAnswerNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/treatment/:id/answer */
interface PostApiV1ClientsTreatmentIdAnswerNegativeResponseVariants {
  400: PostApiV1ClientsTreatmentIdAnswerNegativeVariant1;
  401: PostApiV1ClientsTreatmentIdAnswerNegativeVariant1;
  403: PostApiV1ClientsTreatmentIdAnswerNegativeVariant1;
  404: PostApiV1ClientsTreatmentIdAnswerNegativeVariant1;
  405: PostApiV1ClientsTreatmentIdAnswerNegativeVariant1;
  409: PostApiV1ClientsTreatmentIdAnswerNegativeVariant1;
  422: PostApiV1ClientsTreatmentIdAnswerNegativeVariant1;
  500: PostApiV1ClientsTreatmentIdAnswerNegativeVariant1;
}

/** post /api/v1/clients/stripe/create-checkout-session */
type PostApiV1ClientsStripeCreateCheckoutSessionInput = {
    treatmentId: string;
};

/** post /api/v1/clients/stripe/create-checkout-session */
type PostApiV1ClientsStripeCreateCheckoutSessionPositiveVariant1 = {
    url: string;
    sessionId: string;
};

/** post /api/v1/clients/stripe/create-checkout-session */
interface PostApiV1ClientsStripeCreateCheckoutSessionPositiveResponseVariants {
  200: PostApiV1ClientsStripeCreateCheckoutSessionPositiveVariant1;
}

/** post /api/v1/clients/stripe/create-checkout-session */
type PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/stripe/create-checkout-session */
interface PostApiV1ClientsStripeCreateCheckoutSessionNegativeResponseVariants {
  400: PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1;
  401: PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1;
  403: PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1;
  404: PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1;
  405: PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1;
  409: PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1;
  422: PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1;
  500: PostApiV1ClientsStripeCreateCheckoutSessionNegativeVariant1;
}

/** post /api/v1/clients/stripe/create-identity-session */
type PostApiV1ClientsStripeCreateIdentitySessionInput = {
    consentVersion: number;
};

/** post /api/v1/clients/stripe/create-identity-session */
type PostApiV1ClientsStripeCreateIdentitySessionPositiveVariant1 = {
    url: string;
    sessionId: string;
    status: "created" | "processing" | "requires_input" | "verified" | "canceled" | "redacted";
};

/** post /api/v1/clients/stripe/create-identity-session */
interface PostApiV1ClientsStripeCreateIdentitySessionPositiveResponseVariants {
  200: PostApiV1ClientsStripeCreateIdentitySessionPositiveVariant1;
}

/** post /api/v1/clients/stripe/create-identity-session */
type PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/stripe/create-identity-session */
interface PostApiV1ClientsStripeCreateIdentitySessionNegativeResponseVariants {
  400: PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1;
  401: PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1;
  403: PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1;
  404: PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1;
  405: PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1;
  409: PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1;
  422: PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1;
  500: PostApiV1ClientsStripeCreateIdentitySessionNegativeVariant1;
}

/** post /api/v1/clients/iam/newsletter */
type PostApiV1ClientsIamNewsletterInput = {
    email?: string | undefined;
    subscribe?: boolean | undefined;
    consentVersion?: number | undefined;
};

/** post /api/v1/clients/iam/newsletter */
type PostApiV1ClientsIamNewsletterPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/iam/newsletter */
interface PostApiV1ClientsIamNewsletterPositiveResponseVariants {
  200: PostApiV1ClientsIamNewsletterPositiveVariant1;
}

/** post /api/v1/clients/iam/newsletter */
type PostApiV1ClientsIamNewsletterNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/iam/newsletter */
interface PostApiV1ClientsIamNewsletterNegativeResponseVariants {
  400: PostApiV1ClientsIamNewsletterNegativeVariant1;
  401: PostApiV1ClientsIamNewsletterNegativeVariant1;
  403: PostApiV1ClientsIamNewsletterNegativeVariant1;
  404: PostApiV1ClientsIamNewsletterNegativeVariant1;
  405: PostApiV1ClientsIamNewsletterNegativeVariant1;
  409: PostApiV1ClientsIamNewsletterNegativeVariant1;
  422: PostApiV1ClientsIamNewsletterNegativeVariant1;
  500: PostApiV1ClientsIamNewsletterNegativeVariant1;
}

/** get /api/v1/clients/iam/newsletter-check */
type GetApiV1ClientsIamNewsletterCheckInput = {};

/** get /api/v1/clients/iam/newsletter-check */
type GetApiV1ClientsIamNewsletterCheckPositiveVariant1 = {
    status: "pending" | "confirmed" | "withdrawn" | "none";
    subscribed: boolean;
    email: string;
    confirmedAt: string | null;
};

/** get /api/v1/clients/iam/newsletter-check */
interface GetApiV1ClientsIamNewsletterCheckPositiveResponseVariants {
  200: GetApiV1ClientsIamNewsletterCheckPositiveVariant1;
}

/** get /api/v1/clients/iam/newsletter-check */
type GetApiV1ClientsIamNewsletterCheckNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/newsletter-check */
interface GetApiV1ClientsIamNewsletterCheckNegativeResponseVariants {
  400: GetApiV1ClientsIamNewsletterCheckNegativeVariant1;
  401: GetApiV1ClientsIamNewsletterCheckNegativeVariant1;
  403: GetApiV1ClientsIamNewsletterCheckNegativeVariant1;
  404: GetApiV1ClientsIamNewsletterCheckNegativeVariant1;
  405: GetApiV1ClientsIamNewsletterCheckNegativeVariant1;
  409: GetApiV1ClientsIamNewsletterCheckNegativeVariant1;
  422: GetApiV1ClientsIamNewsletterCheckNegativeVariant1;
  500: GetApiV1ClientsIamNewsletterCheckNegativeVariant1;
}

/** post /api/v1/clients/newsletter/confirm */
type PostApiV1ClientsNewsletterConfirmInput = {
    token: string;
};

/** post /api/v1/clients/newsletter/confirm */
type PostApiV1ClientsNewsletterConfirmPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/newsletter/confirm */
interface PostApiV1ClientsNewsletterConfirmPositiveResponseVariants {
  200: PostApiV1ClientsNewsletterConfirmPositiveVariant1;
}

/** post /api/v1/clients/newsletter/confirm */
type PostApiV1ClientsNewsletterConfirmNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/newsletter/confirm */
interface PostApiV1ClientsNewsletterConfirmNegativeResponseVariants {
  400: PostApiV1ClientsNewsletterConfirmNegativeVariant1;
  401: PostApiV1ClientsNewsletterConfirmNegativeVariant1;
  403: PostApiV1ClientsNewsletterConfirmNegativeVariant1;
  404: PostApiV1ClientsNewsletterConfirmNegativeVariant1;
  405: PostApiV1ClientsNewsletterConfirmNegativeVariant1;
  409: PostApiV1ClientsNewsletterConfirmNegativeVariant1;
  422: PostApiV1ClientsNewsletterConfirmNegativeVariant1;
  500: PostApiV1ClientsNewsletterConfirmNegativeVariant1;
}

/** post /api/v1/clients/newsletter/:token/withdraw */
type PostApiV1ClientsNewsletterTokenWithdrawInput = {
    token: string;
};

/** post /api/v1/clients/newsletter/:token/withdraw */
type PostApiV1ClientsNewsletterTokenWithdrawPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/newsletter/:token/withdraw */
interface PostApiV1ClientsNewsletterTokenWithdrawPositiveResponseVariants {
  200: PostApiV1ClientsNewsletterTokenWithdrawPositiveVariant1;
}

/** post /api/v1/clients/newsletter/:token/withdraw */
type PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/newsletter/:token/withdraw */
interface PostApiV1ClientsNewsletterTokenWithdrawNegativeResponseVariants {
  400: PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1;
  401: PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1;
  403: PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1;
  404: PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1;
  405: PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1;
  409: PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1;
  422: PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1;
  500: PostApiV1ClientsNewsletterTokenWithdrawNegativeVariant1;
}

/** post /api/v1/clients/subscription */
type PostApiV1ClientsSubscriptionInput = {
    productId: string;
    kind: "back-in-stock" | "price-below" | "at-pharmacy";
    priceCents?: number | undefined;
    pharmacyId?: string | undefined;
    zipCode?: string | undefined;
    radiusKm?: number | undefined;
    email?: string | undefined;
};

/** post /api/v1/clients/subscription */
type PostApiV1ClientsSubscriptionPositiveVariant1 = {
    message: string;
    status: "pending" | "active";
    alert: {
        id: string;
        kind: "back-in-stock" | "price-below" | "at-pharmacy";
        status: "pending" | "active";
        product: {
            id: string;
            slug: string;
            name: string;
            unit: "g" | "ml" | "piece";
        };
        priceCents: number | null;
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            zipCode: string;
            city: string;
        } | null;
        zipCode: string | null;
        radiusKm: number | null;
        createdAt: string;
        lastSentAt: string | null;
    } | null;
};

/** post /api/v1/clients/subscription */
interface PostApiV1ClientsSubscriptionPositiveResponseVariants {
  200: PostApiV1ClientsSubscriptionPositiveVariant1;
}

/** post /api/v1/clients/subscription */
type PostApiV1ClientsSubscriptionNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/subscription */
interface PostApiV1ClientsSubscriptionNegativeResponseVariants {
  400: PostApiV1ClientsSubscriptionNegativeVariant1;
  401: PostApiV1ClientsSubscriptionNegativeVariant1;
  403: PostApiV1ClientsSubscriptionNegativeVariant1;
  404: PostApiV1ClientsSubscriptionNegativeVariant1;
  405: PostApiV1ClientsSubscriptionNegativeVariant1;
  409: PostApiV1ClientsSubscriptionNegativeVariant1;
  422: PostApiV1ClientsSubscriptionNegativeVariant1;
  500: PostApiV1ClientsSubscriptionNegativeVariant1;
}

/** get /api/v1/clients/subscription */
type GetApiV1ClientsSubscriptionInput = {};

/** get /api/v1/clients/subscription */
type GetApiV1ClientsSubscriptionPositiveVariant1 = {
    items: {
        id: string;
        kind: "back-in-stock" | "price-below" | "at-pharmacy";
        status: "pending" | "active";
        product: {
            id: string;
            slug: string;
            name: string;
            unit: "g" | "ml" | "piece";
        };
        priceCents: number | null;
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            zipCode: string;
            city: string;
        } | null;
        zipCode: string | null;
        radiusKm: number | null;
        createdAt: string;
        lastSentAt: string | null;
    }[];
    total: number;
};

/** get /api/v1/clients/subscription */
interface GetApiV1ClientsSubscriptionPositiveResponseVariants {
  200: GetApiV1ClientsSubscriptionPositiveVariant1;
}

/** get /api/v1/clients/subscription */
type GetApiV1ClientsSubscriptionNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/subscription */
interface GetApiV1ClientsSubscriptionNegativeResponseVariants {
  400: GetApiV1ClientsSubscriptionNegativeVariant1;
  401: GetApiV1ClientsSubscriptionNegativeVariant1;
  403: GetApiV1ClientsSubscriptionNegativeVariant1;
  404: GetApiV1ClientsSubscriptionNegativeVariant1;
  405: GetApiV1ClientsSubscriptionNegativeVariant1;
  409: GetApiV1ClientsSubscriptionNegativeVariant1;
  422: GetApiV1ClientsSubscriptionNegativeVariant1;
  500: GetApiV1ClientsSubscriptionNegativeVariant1;
}

/** delete /api/v1/clients/subscription/:id */
type DeleteApiV1ClientsSubscriptionIdInput = {
    id: string;
};

/** delete /api/v1/clients/subscription/:id */
type DeleteApiV1ClientsSubscriptionIdPositiveVariant1 = {};

/** delete /api/v1/clients/subscription/:id */
interface DeleteApiV1ClientsSubscriptionIdPositiveResponseVariants {
  200: DeleteApiV1ClientsSubscriptionIdPositiveVariant1;
}

/** delete /api/v1/clients/subscription/:id */
type DeleteApiV1ClientsSubscriptionIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/clients/subscription/:id */
interface DeleteApiV1ClientsSubscriptionIdNegativeResponseVariants {
  400: DeleteApiV1ClientsSubscriptionIdNegativeVariant1;
  401: DeleteApiV1ClientsSubscriptionIdNegativeVariant1;
  403: DeleteApiV1ClientsSubscriptionIdNegativeVariant1;
  404: DeleteApiV1ClientsSubscriptionIdNegativeVariant1;
  405: DeleteApiV1ClientsSubscriptionIdNegativeVariant1;
  409: DeleteApiV1ClientsSubscriptionIdNegativeVariant1;
  422: DeleteApiV1ClientsSubscriptionIdNegativeVariant1;
  500: DeleteApiV1ClientsSubscriptionIdNegativeVariant1;
}

/** post /api/v1/clients/subscription/confirm */
type PostApiV1ClientsSubscriptionConfirmInput = {
    token: string;
};

/** post /api/v1/clients/subscription/confirm */
type PostApiV1ClientsSubscriptionConfirmPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/subscription/confirm */
interface PostApiV1ClientsSubscriptionConfirmPositiveResponseVariants {
  200: PostApiV1ClientsSubscriptionConfirmPositiveVariant1;
}

/** post /api/v1/clients/subscription/confirm */
type PostApiV1ClientsSubscriptionConfirmNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/subscription/confirm */
interface PostApiV1ClientsSubscriptionConfirmNegativeResponseVariants {
  400: PostApiV1ClientsSubscriptionConfirmNegativeVariant1;
  401: PostApiV1ClientsSubscriptionConfirmNegativeVariant1;
  403: PostApiV1ClientsSubscriptionConfirmNegativeVariant1;
  404: PostApiV1ClientsSubscriptionConfirmNegativeVariant1;
  405: PostApiV1ClientsSubscriptionConfirmNegativeVariant1;
  409: PostApiV1ClientsSubscriptionConfirmNegativeVariant1;
  422: PostApiV1ClientsSubscriptionConfirmNegativeVariant1;
  500: PostApiV1ClientsSubscriptionConfirmNegativeVariant1;
}

/** post /api/v1/clients/subscription/open */
type PostApiV1ClientsSubscriptionOpenInput = {
    token: string;
};

/** post /api/v1/clients/subscription/open */
type PostApiV1ClientsSubscriptionOpenPositiveVariant1 = {
    kind: "back-in-stock" | "price-below" | "at-pharmacy";
    product: {
        slug: string;
        name: string;
    };
};

/** post /api/v1/clients/subscription/open */
interface PostApiV1ClientsSubscriptionOpenPositiveResponseVariants {
  200: PostApiV1ClientsSubscriptionOpenPositiveVariant1;
}

/** post /api/v1/clients/subscription/open */
type PostApiV1ClientsSubscriptionOpenNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/subscription/open */
interface PostApiV1ClientsSubscriptionOpenNegativeResponseVariants {
  400: PostApiV1ClientsSubscriptionOpenNegativeVariant1;
  401: PostApiV1ClientsSubscriptionOpenNegativeVariant1;
  403: PostApiV1ClientsSubscriptionOpenNegativeVariant1;
  404: PostApiV1ClientsSubscriptionOpenNegativeVariant1;
  405: PostApiV1ClientsSubscriptionOpenNegativeVariant1;
  409: PostApiV1ClientsSubscriptionOpenNegativeVariant1;
  422: PostApiV1ClientsSubscriptionOpenNegativeVariant1;
  500: PostApiV1ClientsSubscriptionOpenNegativeVariant1;
}

/** post /api/v1/clients/subscription/:token/end */
type PostApiV1ClientsSubscriptionTokenEndInput = {
    token: string;
};

/** post /api/v1/clients/subscription/:token/end */
type PostApiV1ClientsSubscriptionTokenEndPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/subscription/:token/end */
interface PostApiV1ClientsSubscriptionTokenEndPositiveResponseVariants {
  200: PostApiV1ClientsSubscriptionTokenEndPositiveVariant1;
}

/** post /api/v1/clients/subscription/:token/end */
type PostApiV1ClientsSubscriptionTokenEndNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/subscription/:token/end */
interface PostApiV1ClientsSubscriptionTokenEndNegativeResponseVariants {
  400: PostApiV1ClientsSubscriptionTokenEndNegativeVariant1;
  401: PostApiV1ClientsSubscriptionTokenEndNegativeVariant1;
  403: PostApiV1ClientsSubscriptionTokenEndNegativeVariant1;
  404: PostApiV1ClientsSubscriptionTokenEndNegativeVariant1;
  405: PostApiV1ClientsSubscriptionTokenEndNegativeVariant1;
  409: PostApiV1ClientsSubscriptionTokenEndNegativeVariant1;
  422: PostApiV1ClientsSubscriptionTokenEndNegativeVariant1;
  500: PostApiV1ClientsSubscriptionTokenEndNegativeVariant1;
}

/** get /api/v1/clients/saved-searches */
type GetApiV1ClientsSavedSearchesInput = {};

/** get /api/v1/clients/saved-searches */
type GetApiV1ClientsSavedSearchesPositiveVariant1 = {
    items: {
        id: string;
        name: string;
        search: string;
        total: number | null;
        createdAt: string;
    }[];
    total: number;
};

/** get /api/v1/clients/saved-searches */
interface GetApiV1ClientsSavedSearchesPositiveResponseVariants {
  200: GetApiV1ClientsSavedSearchesPositiveVariant1;
}

/** get /api/v1/clients/saved-searches */
type GetApiV1ClientsSavedSearchesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/saved-searches */
interface GetApiV1ClientsSavedSearchesNegativeResponseVariants {
  400: GetApiV1ClientsSavedSearchesNegativeVariant1;
  401: GetApiV1ClientsSavedSearchesNegativeVariant1;
  403: GetApiV1ClientsSavedSearchesNegativeVariant1;
  404: GetApiV1ClientsSavedSearchesNegativeVariant1;
  405: GetApiV1ClientsSavedSearchesNegativeVariant1;
  409: GetApiV1ClientsSavedSearchesNegativeVariant1;
  422: GetApiV1ClientsSavedSearchesNegativeVariant1;
  500: GetApiV1ClientsSavedSearchesNegativeVariant1;
}

/** post /api/v1/clients/saved-searches */
type PostApiV1ClientsSavedSearchesInput = {
    name: string;
    search: string;
};

/** post /api/v1/clients/saved-searches */
type PostApiV1ClientsSavedSearchesPositiveVariant1 = {
    id: string;
    name: string;
    search: string;
    total: number | null;
    createdAt: string;
};

/** post /api/v1/clients/saved-searches */
interface PostApiV1ClientsSavedSearchesPositiveResponseVariants {
  200: PostApiV1ClientsSavedSearchesPositiveVariant1;
}

/** post /api/v1/clients/saved-searches */
type PostApiV1ClientsSavedSearchesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/saved-searches */
interface PostApiV1ClientsSavedSearchesNegativeResponseVariants {
  400: PostApiV1ClientsSavedSearchesNegativeVariant1;
  401: PostApiV1ClientsSavedSearchesNegativeVariant1;
  403: PostApiV1ClientsSavedSearchesNegativeVariant1;
  404: PostApiV1ClientsSavedSearchesNegativeVariant1;
  405: PostApiV1ClientsSavedSearchesNegativeVariant1;
  409: PostApiV1ClientsSavedSearchesNegativeVariant1;
  422: PostApiV1ClientsSavedSearchesNegativeVariant1;
  500: PostApiV1ClientsSavedSearchesNegativeVariant1;
}

/** patch /api/v1/clients/saved-searches/:id */
type PatchApiV1ClientsSavedSearchesIdInput = {
    id: string;
    name: string;
};

/** patch /api/v1/clients/saved-searches/:id */
type PatchApiV1ClientsSavedSearchesIdPositiveVariant1 = {
    id: string;
    name: string;
    search: string;
    total: number | null;
    createdAt: string;
};

/** patch /api/v1/clients/saved-searches/:id */
interface PatchApiV1ClientsSavedSearchesIdPositiveResponseVariants {
  200: PatchApiV1ClientsSavedSearchesIdPositiveVariant1;
}

/** patch /api/v1/clients/saved-searches/:id */
type PatchApiV1ClientsSavedSearchesIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/clients/saved-searches/:id */
interface PatchApiV1ClientsSavedSearchesIdNegativeResponseVariants {
  400: PatchApiV1ClientsSavedSearchesIdNegativeVariant1;
  401: PatchApiV1ClientsSavedSearchesIdNegativeVariant1;
  403: PatchApiV1ClientsSavedSearchesIdNegativeVariant1;
  404: PatchApiV1ClientsSavedSearchesIdNegativeVariant1;
  405: PatchApiV1ClientsSavedSearchesIdNegativeVariant1;
  409: PatchApiV1ClientsSavedSearchesIdNegativeVariant1;
  422: PatchApiV1ClientsSavedSearchesIdNegativeVariant1;
  500: PatchApiV1ClientsSavedSearchesIdNegativeVariant1;
}

/** delete /api/v1/clients/saved-searches/:id */
type DeleteApiV1ClientsSavedSearchesIdInput = {
    id: string;
};

/** delete /api/v1/clients/saved-searches/:id */
type DeleteApiV1ClientsSavedSearchesIdPositiveVariant1 = {};

/** delete /api/v1/clients/saved-searches/:id */
interface DeleteApiV1ClientsSavedSearchesIdPositiveResponseVariants {
  200: DeleteApiV1ClientsSavedSearchesIdPositiveVariant1;
}

/** delete /api/v1/clients/saved-searches/:id */
type DeleteApiV1ClientsSavedSearchesIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/clients/saved-searches/:id */
interface DeleteApiV1ClientsSavedSearchesIdNegativeResponseVariants {
  400: DeleteApiV1ClientsSavedSearchesIdNegativeVariant1;
  401: DeleteApiV1ClientsSavedSearchesIdNegativeVariant1;
  403: DeleteApiV1ClientsSavedSearchesIdNegativeVariant1;
  404: DeleteApiV1ClientsSavedSearchesIdNegativeVariant1;
  405: DeleteApiV1ClientsSavedSearchesIdNegativeVariant1;
  409: DeleteApiV1ClientsSavedSearchesIdNegativeVariant1;
  422: DeleteApiV1ClientsSavedSearchesIdNegativeVariant1;
  500: DeleteApiV1ClientsSavedSearchesIdNegativeVariant1;
}

/** get /api/v1/clients/iam/identity */
type GetApiV1ClientsIamIdentityInput = {};

/** get /api/v1/clients/iam/identity */
type GetApiV1ClientsIamIdentityPositiveVariant1 = {
    status: ("created" | "processing" | "requires_input" | "verified" | "canceled" | "redacted") | null;
    outcome: "open" | "verified" | "mismatch" | "outdated" | "underage";
    method: ("document" | "doctor") | null;
    verifiedAt: string | null;
    mismatch: ("firstName" | "lastName" | "dob")[];
    lastError: ("abandoned" | "consent_declined" | "country_not_supported" | "device_not_supported" | "document_expired" | "document_type_not_supported" | "document_unverified_other" | "selfie_document_missing_photo" | "selfie_face_mismatch" | "selfie_manipulated" | "selfie_unverified_other" | "under_supported_age") | null;
    isRequired: boolean;
};

/** get /api/v1/clients/iam/identity */
interface GetApiV1ClientsIamIdentityPositiveResponseVariants {
  200: GetApiV1ClientsIamIdentityPositiveVariant1;
}

/** get /api/v1/clients/iam/identity */
type GetApiV1ClientsIamIdentityNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/identity */
interface GetApiV1ClientsIamIdentityNegativeResponseVariants {
  400: GetApiV1ClientsIamIdentityNegativeVariant1;
  401: GetApiV1ClientsIamIdentityNegativeVariant1;
  403: GetApiV1ClientsIamIdentityNegativeVariant1;
  404: GetApiV1ClientsIamIdentityNegativeVariant1;
  405: GetApiV1ClientsIamIdentityNegativeVariant1;
  409: GetApiV1ClientsIamIdentityNegativeVariant1;
  422: GetApiV1ClientsIamIdentityNegativeVariant1;
  500: GetApiV1ClientsIamIdentityNegativeVariant1;
}

/** get /api/v1/clients/pharmacy/listed */
type GetApiV1ClientsPharmacyListedInput = {
    treatmentId: string;
    zipCode?: string | undefined;
    sort?: ("distance" | "price" | "delivered" | "name") | undefined;
    q?: string | undefined;
    favorites?: ("true" | "false") | undefined;
    page?: number | undefined;
    pageSize?: number | undefined;
};

/** get /api/v1/clients/pharmacy/listed */
type GetApiV1ClientsPharmacyListedPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        street: string;
        houseNum: string;
        zipCode: string;
        city: string;
        phone: string | null;
        email: string | null;
        website: string | null;
        isPickupOnly: boolean;
        hasAll: boolean;
        missing: string[];
        totalCents: number | null;
        shippingCents: number | null;
        currency: "EUR";
        distanceKm: number | null;
        confirmedAt: string | null;
        isFavorite: boolean;
    }[];
    total: number;
};

/** get /api/v1/clients/pharmacy/listed */
interface GetApiV1ClientsPharmacyListedPositiveResponseVariants {
  200: GetApiV1ClientsPharmacyListedPositiveVariant1;
}

/** get /api/v1/clients/pharmacy/listed */
type GetApiV1ClientsPharmacyListedNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/pharmacy/listed */
interface GetApiV1ClientsPharmacyListedNegativeResponseVariants {
  400: GetApiV1ClientsPharmacyListedNegativeVariant1;
  401: GetApiV1ClientsPharmacyListedNegativeVariant1;
  403: GetApiV1ClientsPharmacyListedNegativeVariant1;
  404: GetApiV1ClientsPharmacyListedNegativeVariant1;
  405: GetApiV1ClientsPharmacyListedNegativeVariant1;
  409: GetApiV1ClientsPharmacyListedNegativeVariant1;
  422: GetApiV1ClientsPharmacyListedNegativeVariant1;
  500: GetApiV1ClientsPharmacyListedNegativeVariant1;
}

/** post /api/v1/clients/pharmacy */
type PostApiV1ClientsPharmacyInput = {
    treatmentId: string;
    pharmacyId: string;
};

/** post /api/v1/clients/pharmacy */
type PostApiV1ClientsPharmacyPositiveVariant1 = {
    items: {
        id: string;
        number: string;
        treatmentId: string;
        status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
        productId: string;
        productName: string;
        productSlug: string;
        quantity: number;
        unit: "g" | "ml" | "piece";
        form: string;
        singleDose: string;
        dailyDose: string;
        instructions: string;
        issuedAt: string;
        validUntil: string;
        sentAt: string | null;
        receivedAt: string | null;
        readyAt: string | null;
        dispensedAt: string | null;
        returned: {
            reason: "not-available" | "dose-unclear" | "amount" | "doubt" | "other";
            text: string | null;
        } | null;
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            street: string;
            houseNum: string;
            zipCode: string;
            city: string;
            phone: string | null;
            email: string | null;
            website: string | null;
        } | null;
        hasCopy: boolean;
    }[];
};

/** post /api/v1/clients/pharmacy */
interface PostApiV1ClientsPharmacyPositiveResponseVariants {
  200: PostApiV1ClientsPharmacyPositiveVariant1;
}

/** post /api/v1/clients/pharmacy */
type PostApiV1ClientsPharmacyNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/pharmacy */
interface PostApiV1ClientsPharmacyNegativeResponseVariants {
  400: PostApiV1ClientsPharmacyNegativeVariant1;
  401: PostApiV1ClientsPharmacyNegativeVariant1;
  403: PostApiV1ClientsPharmacyNegativeVariant1;
  404: PostApiV1ClientsPharmacyNegativeVariant1;
  405: PostApiV1ClientsPharmacyNegativeVariant1;
  409: PostApiV1ClientsPharmacyNegativeVariant1;
  422: PostApiV1ClientsPharmacyNegativeVariant1;
  500: PostApiV1ClientsPharmacyNegativeVariant1;
}

/** post /api/v1/clients/pharmacy/manually */
type PostApiV1ClientsPharmacyManuallyInput = {
    treatmentId: string;
    name: string;
    street: string;
    houseNum: string;
    zipCode: string;
    city: string;
    email?: string | undefined;
    phone?: string | undefined;
};

/** post /api/v1/clients/pharmacy/manually */
type PostApiV1ClientsPharmacyManuallyPositiveVariant1 = {
    items: {
        id: string;
        number: string;
        treatmentId: string;
        status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
        productId: string;
        productName: string;
        productSlug: string;
        quantity: number;
        unit: "g" | "ml" | "piece";
        form: string;
        singleDose: string;
        dailyDose: string;
        instructions: string;
        issuedAt: string;
        validUntil: string;
        sentAt: string | null;
        receivedAt: string | null;
        readyAt: string | null;
        dispensedAt: string | null;
        returned: {
            reason: "not-available" | "dose-unclear" | "amount" | "doubt" | "other";
            text: string | null;
        } | null;
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            street: string;
            houseNum: string;
            zipCode: string;
            city: string;
            phone: string | null;
            email: string | null;
            website: string | null;
        } | null;
        hasCopy: boolean;
    }[];
};

/** post /api/v1/clients/pharmacy/manually */
interface PostApiV1ClientsPharmacyManuallyPositiveResponseVariants {
  200: PostApiV1ClientsPharmacyManuallyPositiveVariant1;
}

/** post /api/v1/clients/pharmacy/manually */
type PostApiV1ClientsPharmacyManuallyNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/pharmacy/manually */
interface PostApiV1ClientsPharmacyManuallyNegativeResponseVariants {
  400: PostApiV1ClientsPharmacyManuallyNegativeVariant1;
  401: PostApiV1ClientsPharmacyManuallyNegativeVariant1;
  403: PostApiV1ClientsPharmacyManuallyNegativeVariant1;
  404: PostApiV1ClientsPharmacyManuallyNegativeVariant1;
  405: PostApiV1ClientsPharmacyManuallyNegativeVariant1;
  409: PostApiV1ClientsPharmacyManuallyNegativeVariant1;
  422: PostApiV1ClientsPharmacyManuallyNegativeVariant1;
  500: PostApiV1ClientsPharmacyManuallyNegativeVariant1;
}

/** get /api/v1/clients/pharmacy/info */
type GetApiV1ClientsPharmacyInfoInput = {
    treatmentId: string;
};

/** get /api/v1/clients/pharmacy/info */
type GetApiV1ClientsPharmacyInfoPositiveVariant1 = {
    items: {
        id: string;
        number: string;
        treatmentId: string;
        status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
        productId: string;
        productName: string;
        productSlug: string;
        quantity: number;
        unit: "g" | "ml" | "piece";
        form: string;
        singleDose: string;
        dailyDose: string;
        instructions: string;
        issuedAt: string;
        validUntil: string;
        sentAt: string | null;
        receivedAt: string | null;
        readyAt: string | null;
        dispensedAt: string | null;
        returned: {
            reason: "not-available" | "dose-unclear" | "amount" | "doubt" | "other";
            text: string | null;
        } | null;
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            street: string;
            houseNum: string;
            zipCode: string;
            city: string;
            phone: string | null;
            email: string | null;
            website: string | null;
        } | null;
        hasCopy: boolean;
    }[];
};

/** get /api/v1/clients/pharmacy/info */
interface GetApiV1ClientsPharmacyInfoPositiveResponseVariants {
  200: GetApiV1ClientsPharmacyInfoPositiveVariant1;
}

/** get /api/v1/clients/pharmacy/info */
type GetApiV1ClientsPharmacyInfoNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/pharmacy/info */
interface GetApiV1ClientsPharmacyInfoNegativeResponseVariants {
  400: GetApiV1ClientsPharmacyInfoNegativeVariant1;
  401: GetApiV1ClientsPharmacyInfoNegativeVariant1;
  403: GetApiV1ClientsPharmacyInfoNegativeVariant1;
  404: GetApiV1ClientsPharmacyInfoNegativeVariant1;
  405: GetApiV1ClientsPharmacyInfoNegativeVariant1;
  409: GetApiV1ClientsPharmacyInfoNegativeVariant1;
  422: GetApiV1ClientsPharmacyInfoNegativeVariant1;
  500: GetApiV1ClientsPharmacyInfoNegativeVariant1;
}

/** post /api/v1/clients/pharmacy/favorite */
type PostApiV1ClientsPharmacyFavoriteInput = {
    pharmacyId: string;
    isFavorite?: boolean | undefined;
};

/** post /api/v1/clients/pharmacy/favorite */
type PostApiV1ClientsPharmacyFavoritePositiveVariant1 = {
    pharmacyId: string;
    isFavorite: boolean;
};

/** post /api/v1/clients/pharmacy/favorite */
interface PostApiV1ClientsPharmacyFavoritePositiveResponseVariants {
  200: PostApiV1ClientsPharmacyFavoritePositiveVariant1;
}

/** post /api/v1/clients/pharmacy/favorite */
type PostApiV1ClientsPharmacyFavoriteNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/pharmacy/favorite */
interface PostApiV1ClientsPharmacyFavoriteNegativeResponseVariants {
  400: PostApiV1ClientsPharmacyFavoriteNegativeVariant1;
  401: PostApiV1ClientsPharmacyFavoriteNegativeVariant1;
  403: PostApiV1ClientsPharmacyFavoriteNegativeVariant1;
  404: PostApiV1ClientsPharmacyFavoriteNegativeVariant1;
  405: PostApiV1ClientsPharmacyFavoriteNegativeVariant1;
  409: PostApiV1ClientsPharmacyFavoriteNegativeVariant1;
  422: PostApiV1ClientsPharmacyFavoriteNegativeVariant1;
  500: PostApiV1ClientsPharmacyFavoriteNegativeVariant1;
}

/** get /api/v1/clients/iam/pharmacy-list */
type GetApiV1ClientsIamPharmacyListInput = {};

/** get /api/v1/clients/iam/pharmacy-list */
type GetApiV1ClientsIamPharmacyListPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        zipCode: string;
        city: string;
        isFavorite: boolean;
    }[];
};

/** get /api/v1/clients/iam/pharmacy-list */
interface GetApiV1ClientsIamPharmacyListPositiveResponseVariants {
  200: GetApiV1ClientsIamPharmacyListPositiveVariant1;
}

/** get /api/v1/clients/iam/pharmacy-list */
type GetApiV1ClientsIamPharmacyListNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/iam/pharmacy-list */
interface GetApiV1ClientsIamPharmacyListNegativeResponseVariants {
  400: GetApiV1ClientsIamPharmacyListNegativeVariant1;
  401: GetApiV1ClientsIamPharmacyListNegativeVariant1;
  403: GetApiV1ClientsIamPharmacyListNegativeVariant1;
  404: GetApiV1ClientsIamPharmacyListNegativeVariant1;
  405: GetApiV1ClientsIamPharmacyListNegativeVariant1;
  409: GetApiV1ClientsIamPharmacyListNegativeVariant1;
  422: GetApiV1ClientsIamPharmacyListNegativeVariant1;
  500: GetApiV1ClientsIamPharmacyListNegativeVariant1;
}

/** get /api/v1/clients/prescriptions/:id/copy */
type GetApiV1ClientsPrescriptionsIdCopyInput = {
    id: string;
};

/** get /api/v1/clients/prescriptions/:id/copy */
type GetApiV1ClientsPrescriptionsIdCopyPositiveVariant1 = Blob;

/** get /api/v1/clients/prescriptions/:id/copy */
interface GetApiV1ClientsPrescriptionsIdCopyPositiveResponseVariants {
  200: GetApiV1ClientsPrescriptionsIdCopyPositiveVariant1;
}

/** get /api/v1/clients/prescriptions/:id/copy */
type GetApiV1ClientsPrescriptionsIdCopyNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/prescriptions/:id/copy */
interface GetApiV1ClientsPrescriptionsIdCopyNegativeResponseVariants {
  400: GetApiV1ClientsPrescriptionsIdCopyNegativeVariant1;
}

/** get /api/v1/clients/prescriptions/check/:code */
type GetApiV1ClientsPrescriptionsCheckCodeInput = {
    code: string;
};

/** get /api/v1/clients/prescriptions/check/:code */
type GetApiV1ClientsPrescriptionsCheckCodePositiveVariant1 = {
    number: string;
    state: "genuine" | "dispensed" | "revoked" | "expired";
    issuedAt: string;
    validUntil: string;
    doctorName: string;
};

/** get /api/v1/clients/prescriptions/check/:code */
interface GetApiV1ClientsPrescriptionsCheckCodePositiveResponseVariants {
  200: GetApiV1ClientsPrescriptionsCheckCodePositiveVariant1;
}

/** get /api/v1/clients/prescriptions/check/:code */
type GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/prescriptions/check/:code */
interface GetApiV1ClientsPrescriptionsCheckCodeNegativeResponseVariants {
  400: GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1;
  401: GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1;
  403: GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1;
  404: GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1;
  405: GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1;
  409: GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1;
  422: GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1;
  500: GetApiV1ClientsPrescriptionsCheckCodeNegativeVariant1;
}

/** get /api/v1/clients/doctors */
type GetApiV1ClientsDoctorsInput = {};

/** get /api/v1/clients/doctors */
type GetApiV1ClientsDoctorsPositiveVariant1 = {
    items: {
        id: string;
        name: string;
        position: string | null;
        about: string | null;
        country: string;
        languages: string[];
        offersConsultations: boolean;
    }[];
    total: number;
};

/** get /api/v1/clients/doctors */
interface GetApiV1ClientsDoctorsPositiveResponseVariants {
  200: GetApiV1ClientsDoctorsPositiveVariant1;
}

/** get /api/v1/clients/doctors */
type GetApiV1ClientsDoctorsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/doctors */
interface GetApiV1ClientsDoctorsNegativeResponseVariants {
  400: GetApiV1ClientsDoctorsNegativeVariant1;
  401: GetApiV1ClientsDoctorsNegativeVariant1;
  403: GetApiV1ClientsDoctorsNegativeVariant1;
  404: GetApiV1ClientsDoctorsNegativeVariant1;
  405: GetApiV1ClientsDoctorsNegativeVariant1;
  409: GetApiV1ClientsDoctorsNegativeVariant1;
  422: GetApiV1ClientsDoctorsNegativeVariant1;
  500: GetApiV1ClientsDoctorsNegativeVariant1;
}

/** get /api/v1/clients/products */
type GetApiV1ClientsProductsInput = {
    q?: string | undefined;
    category?: undefined;
    genetics?: undefined;
    thcMin?: number | undefined;
    thcMax?: number | undefined;
    cbdMin?: number | undefined;
    cbdMax?: number | undefined;
    priceMin?: number | undefined;
    priceMax?: number | undefined;
    terpenes?: undefined;
    effects?: undefined;
    benefits?: undefined;
    manufacturer?: undefined;
    grower?: undefined;
    strain?: undefined;
    origin?: undefined;
    irradiation?: undefined;
    cartridgeSystem?: undefined;
    isNew?: ("true" | "false") | undefined;
    isPromoted?: ("true" | "false") | undefined;
    inStock?: ("true" | "false") | undefined;
    pharmacyId?: string | undefined;
    zipCode?: string | undefined;
    radiusKm?: number | undefined;
    sort?: ("price" | "-price" | "thc" | "-thc" | "cbd" | "-cbd" | "rating" | "newest" | "popularity" | "distance" | "name") | undefined;
    facets?: ("true" | "false") | undefined;
    page?: number | undefined;
    pageSize?: number | undefined;
};

/** get /api/v1/clients/products */
type GetApiV1ClientsProductsPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        pzn: string;
        name: string;
        category: "flower" | "extract" | "vape" | "edible";
        genetics: ("indica" | "sativa" | "hybrid") | null;
        geneticsDetail: string | null;
        strain: string | null;
        manufacturer: string | null;
        grower: string | null;
        origin: string | null;
        irradiation: "irradiated" | "unirradiated" | "unknown";
        thc: number | null;
        cbd: number | null;
        isThcBelow: boolean;
        isCbdBelow: boolean;
        unit: "g" | "ml" | "piece";
        fromPriceCents: number | null;
        currency: "EUR";
        priceSource?: {
            slug: string;
            name: string;
            confirmedAt: string;
        } | undefined;
        pharmacyCount: number;
        rating: number | null;
        reviewCount: number;
        isNew: boolean;
        newSince?: string | undefined;
        isPromoted: boolean;
        isFavorite: boolean;
        image: string | null;
        distanceKm?: (number | null) | undefined;
    }[];
    total: number;
    facets: {
        category: {
            value: string;
            count: number;
        }[];
        genetics: {
            value: string;
            count: number;
        }[];
        manufacturer: {
            value: string;
            count: number;
        }[];
        grower: {
            value: string;
            count: number;
        }[];
        strain: {
            value: string;
            count: number;
        }[];
        origin: {
            value: string;
            count: number;
        }[];
        irradiation: {
            value: string;
            count: number;
        }[];
        cartridgeSystem: {
            value: string;
            count: number;
        }[];
        terpenes: {
            value: string;
            count: number;
        }[];
        effects: {
            value: string;
            count: number;
        }[];
        benefits: {
            value: string;
            count: number;
        }[];
    };
    ranges: {
        price: {
            min: number;
            max: number;
            buckets: number[];
        } | null;
        thc: {
            min: number;
            max: number;
            buckets: number[];
        } | null;
        cbd: {
            min: number;
            max: number;
            buckets: number[];
        } | null;
    };
    pharmacy?: {
        slug: string;
        name: string;
    } | undefined;
    alternatives?: {
        without: string;
        total: number;
    }[] | undefined;
    corrected: string | null;
};

/** get /api/v1/clients/products */
interface GetApiV1ClientsProductsPositiveResponseVariants {
  200: GetApiV1ClientsProductsPositiveVariant1;
}

/** get /api/v1/clients/products */
type GetApiV1ClientsProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/products */
interface GetApiV1ClientsProductsNegativeResponseVariants {
  400: GetApiV1ClientsProductsNegativeVariant1;
  401: GetApiV1ClientsProductsNegativeVariant1;
  403: GetApiV1ClientsProductsNegativeVariant1;
  404: GetApiV1ClientsProductsNegativeVariant1;
  405: GetApiV1ClientsProductsNegativeVariant1;
  409: GetApiV1ClientsProductsNegativeVariant1;
  422: GetApiV1ClientsProductsNegativeVariant1;
  500: GetApiV1ClientsProductsNegativeVariant1;
}

/** post /api/v1/clients/products/toggle-favorite */
type PostApiV1ClientsProductsToggleFavoriteInput = {
    productId: string;
    isFavorite?: boolean | undefined;
};

/** post /api/v1/clients/products/toggle-favorite */
type PostApiV1ClientsProductsToggleFavoritePositiveVariant1 = {
    productId: string;
    isFavorite: boolean;
};

/** post /api/v1/clients/products/toggle-favorite */
interface PostApiV1ClientsProductsToggleFavoritePositiveResponseVariants {
  200: PostApiV1ClientsProductsToggleFavoritePositiveVariant1;
}

/** post /api/v1/clients/products/toggle-favorite */
type PostApiV1ClientsProductsToggleFavoriteNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/products/toggle-favorite */
interface PostApiV1ClientsProductsToggleFavoriteNegativeResponseVariants {
  400: PostApiV1ClientsProductsToggleFavoriteNegativeVariant1;
  401: PostApiV1ClientsProductsToggleFavoriteNegativeVariant1;
  403: PostApiV1ClientsProductsToggleFavoriteNegativeVariant1;
  404: PostApiV1ClientsProductsToggleFavoriteNegativeVariant1;
  405: PostApiV1ClientsProductsToggleFavoriteNegativeVariant1;
  409: PostApiV1ClientsProductsToggleFavoriteNegativeVariant1;
  422: PostApiV1ClientsProductsToggleFavoriteNegativeVariant1;
  500: PostApiV1ClientsProductsToggleFavoriteNegativeVariant1;
}

/** get /api/v1/clients/products/:slug */
type GetApiV1ClientsProductsSlugInput = {
    slug: string;
    zipCode?: string | undefined;
};

/** get /api/v1/clients/products/:slug */
type GetApiV1ClientsProductsSlugPositiveVariant1 = {
    id: string;
    slug: string;
    pzn: string;
    name: string;
    category: "flower" | "extract" | "vape" | "edible";
    genetics: ("indica" | "sativa" | "hybrid") | null;
    geneticsDetail: string | null;
    strain: string | null;
    manufacturer: string | null;
    grower: string | null;
    origin: string | null;
    irradiation: "irradiated" | "unirradiated" | "unknown";
    thc: number | null;
    cbd: number | null;
    isThcBelow: boolean;
    isCbdBelow: boolean;
    unit: "g" | "ml" | "piece";
    fromPriceCents: number | null;
    currency: "EUR";
    priceSource?: {
        slug: string;
        name: string;
        confirmedAt: string;
    } | undefined;
    pharmacyCount: number;
    rating: number | null;
    reviewCount: number;
    isNew: boolean;
    newSince?: string | undefined;
    isPromoted: boolean;
    isFavorite: boolean;
    image: string | null;
    distanceKm?: (number | null) | undefined;
    description: string | null;
    publishedAt: string | null;
    terpenes: {
        name: string;
        label: string;
        share?: (number | null) | undefined;
    }[];
    highlights: {
        n: number;
        effects: {
            value: "uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated";
            n: number;
            share: number;
        }[];
        sideEffects: {
            value: "skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea";
            n: number;
            share: number;
        }[];
        benefits: {
            value: "stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation";
            n: number;
            share: number;
        }[];
    };
    offers: {
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            zipCode: string;
            city: string;
        };
        isPickupOnly: boolean;
        priceCents: number;
        currency: "EUR";
        availability: "available" | "few" | "none";
        confirmedAt: string;
        freshness: "confirmed" | "uncertain";
        distanceKm?: (number | null) | undefined;
    }[];
    history: {
        date: string;
        fromPriceCents: number | null;
        pharmacyCount: number;
    }[];
    cartridgeSystem: string | null;
    vaporizers: {
        id: string;
        name: string;
        manufacturer: string | null;
        takes: ("flower" | "cartridge")[];
        cartridgeSystem: string | null;
    }[];
};

/** get /api/v1/clients/products/:slug */
interface GetApiV1ClientsProductsSlugPositiveResponseVariants {
  200: GetApiV1ClientsProductsSlugPositiveVariant1;
}

/** get /api/v1/clients/products/:slug */
type GetApiV1ClientsProductsSlugNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/products/:slug */
interface GetApiV1ClientsProductsSlugNegativeResponseVariants {
  400: GetApiV1ClientsProductsSlugNegativeVariant1;
  401: GetApiV1ClientsProductsSlugNegativeVariant1;
  403: GetApiV1ClientsProductsSlugNegativeVariant1;
  404: GetApiV1ClientsProductsSlugNegativeVariant1;
  405: GetApiV1ClientsProductsSlugNegativeVariant1;
  409: GetApiV1ClientsProductsSlugNegativeVariant1;
  422: GetApiV1ClientsProductsSlugNegativeVariant1;
  500: GetApiV1ClientsProductsSlugNegativeVariant1;
}

/** get /api/v1/clients/products/:slug/similar */
type GetApiV1ClientsProductsSlugSimilarInput = {
    slug: string;
    zipCode?: string | undefined;
};

/** get /api/v1/clients/products/:slug/similar */
type GetApiV1ClientsProductsSlugSimilarPositiveVariant1 = {
    items: {
        product: {
            id: string;
            slug: string;
            pzn: string;
            name: string;
            category: "flower" | "extract" | "vape" | "edible";
            genetics: ("indica" | "sativa" | "hybrid") | null;
            geneticsDetail: string | null;
            strain: string | null;
            manufacturer: string | null;
            grower: string | null;
            origin: string | null;
            irradiation: "irradiated" | "unirradiated" | "unknown";
            thc: number | null;
            cbd: number | null;
            isThcBelow: boolean;
            isCbdBelow: boolean;
            unit: "g" | "ml" | "piece";
            fromPriceCents: number | null;
            currency: "EUR";
            priceSource?: {
                slug: string;
                name: string;
                confirmedAt: string;
            } | undefined;
            pharmacyCount: number;
            rating: number | null;
            reviewCount: number;
            isNew: boolean;
            newSince?: string | undefined;
            isPromoted: boolean;
            isFavorite: boolean;
            image: string | null;
            distanceKm?: (number | null) | undefined;
        };
        similarity: number;
        thcDifference: number | null;
        cbdDifference: number | null;
        terpeneOverlap: number | null;
        sharedTerpenes: {
            name: string;
            label: string;
        }[];
    }[];
};

/** get /api/v1/clients/products/:slug/similar */
interface GetApiV1ClientsProductsSlugSimilarPositiveResponseVariants {
  200: GetApiV1ClientsProductsSlugSimilarPositiveVariant1;
}

/** get /api/v1/clients/products/:slug/similar */
type GetApiV1ClientsProductsSlugSimilarNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/products/:slug/similar */
interface GetApiV1ClientsProductsSlugSimilarNegativeResponseVariants {
  400: GetApiV1ClientsProductsSlugSimilarNegativeVariant1;
  401: GetApiV1ClientsProductsSlugSimilarNegativeVariant1;
  403: GetApiV1ClientsProductsSlugSimilarNegativeVariant1;
  404: GetApiV1ClientsProductsSlugSimilarNegativeVariant1;
  405: GetApiV1ClientsProductsSlugSimilarNegativeVariant1;
  409: GetApiV1ClientsProductsSlugSimilarNegativeVariant1;
  422: GetApiV1ClientsProductsSlugSimilarNegativeVariant1;
  500: GetApiV1ClientsProductsSlugSimilarNegativeVariant1;
}

/** get /api/v1/clients/products/:slug/plate.svg */
type GetApiV1ClientsProductsSlugPlateSvgInput = {
    slug: string;
};

/** get /api/v1/clients/products/:slug/plate.svg */
type GetApiV1ClientsProductsSlugPlateSvgPositiveVariant1 = {};

/** get /api/v1/clients/products/:slug/plate.svg */
interface GetApiV1ClientsProductsSlugPlateSvgPositiveResponseVariants {
  200: GetApiV1ClientsProductsSlugPlateSvgPositiveVariant1;
}

/** get /api/v1/clients/products/:slug/plate.svg */
type GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/products/:slug/plate.svg */
interface GetApiV1ClientsProductsSlugPlateSvgNegativeResponseVariants {
  400: GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1;
  401: GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1;
  403: GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1;
  404: GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1;
  405: GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1;
  409: GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1;
  422: GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1;
  500: GetApiV1ClientsProductsSlugPlateSvgNegativeVariant1;
}

/** get /api/v1/clients/reviews */
type GetApiV1ClientsReviewsInput = {
    productId: string;
    sort?: ("newest" | "helpful" | "rating" | "-rating") | undefined;
    page?: number | undefined;
    pageSize?: number | undefined;
};

/** get /api/v1/clients/reviews */
type GetApiV1ClientsReviewsPositiveVariant1 = {
    items: {
        id: string;
        pseudonym: string;
        rating: number;
        text: string | null;
        effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
        sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
        benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
        isVerified: boolean;
        publishedOn: string;
        likes: number;
        isLiked: boolean;
        isOwn: boolean;
        comments: {
            id: string;
            pseudonym: string;
            text: string;
            publishedOn: string;
            isOwn: boolean;
        }[];
    }[];
    total: number;
    summary: {
        reviews: number;
        rating: number | null;
        mean: number | null;
        distribution: {
            stars: number;
            n: number;
        }[];
    };
    isReadable: boolean;
};

/** get /api/v1/clients/reviews */
interface GetApiV1ClientsReviewsPositiveResponseVariants {
  200: GetApiV1ClientsReviewsPositiveVariant1;
}

/** get /api/v1/clients/reviews */
type GetApiV1ClientsReviewsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/reviews */
interface GetApiV1ClientsReviewsNegativeResponseVariants {
  400: GetApiV1ClientsReviewsNegativeVariant1;
  401: GetApiV1ClientsReviewsNegativeVariant1;
  403: GetApiV1ClientsReviewsNegativeVariant1;
  404: GetApiV1ClientsReviewsNegativeVariant1;
  405: GetApiV1ClientsReviewsNegativeVariant1;
  409: GetApiV1ClientsReviewsNegativeVariant1;
  422: GetApiV1ClientsReviewsNegativeVariant1;
  500: GetApiV1ClientsReviewsNegativeVariant1;
}

/** post /api/v1/clients/reviews */
type PostApiV1ClientsReviewsInput = {
    productId: string;
    rating: number;
    text?: (string | null) | undefined;
    effects?: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[] | undefined;
    sideEffects?: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[] | undefined;
    benefits?: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[] | undefined;
};

/** post /api/v1/clients/reviews */
type PostApiV1ClientsReviewsPositiveVariant1 = {
    id: string;
    productId: string;
    pseudonym: string;
    rating: number;
    text: string | null;
    effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
    sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
    benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
    status: "pending" | "published" | "rejected" | "withdrawn";
    rejection: {
        reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
        text: string | null;
    } | null;
    createdAt: string;
    version: number;
    abilities: ("edit" | "withdraw")[];
};

/** post /api/v1/clients/reviews */
interface PostApiV1ClientsReviewsPositiveResponseVariants {
  200: PostApiV1ClientsReviewsPositiveVariant1;
}

/** post /api/v1/clients/reviews */
type PostApiV1ClientsReviewsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/reviews */
interface PostApiV1ClientsReviewsNegativeResponseVariants {
  400: PostApiV1ClientsReviewsNegativeVariant1;
  401: PostApiV1ClientsReviewsNegativeVariant1;
  403: PostApiV1ClientsReviewsNegativeVariant1;
  404: PostApiV1ClientsReviewsNegativeVariant1;
  405: PostApiV1ClientsReviewsNegativeVariant1;
  409: PostApiV1ClientsReviewsNegativeVariant1;
  422: PostApiV1ClientsReviewsNegativeVariant1;
  500: PostApiV1ClientsReviewsNegativeVariant1;
}

/** get /api/v1/clients/reviews/own */
type GetApiV1ClientsReviewsOwnInput = {
    productId?: string | undefined;
};

/** get /api/v1/clients/reviews/own */
type GetApiV1ClientsReviewsOwnPositiveVariant1 = {
    products: {
        product: {
            id: string;
            slug: string;
            name: string;
        };
        mayWrite: boolean;
        review: {
            id: string;
            productId: string;
            pseudonym: string;
            rating: number;
            text: string | null;
            effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
            sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
            benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
            status: "pending" | "published" | "rejected" | "withdrawn";
            rejection: {
                reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
                text: string | null;
            } | null;
            createdAt: string;
            version: number;
            abilities: ("edit" | "withdraw")[];
        } | null;
    }[];
    comments: {
        id: string;
        reviewId: string;
        product: {
            id: string;
            slug: string;
            name: string;
        };
        text: string | null;
        status: "pending" | "published" | "rejected" | "withdrawn";
        rejection: {
            reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
            text: string | null;
        } | null;
        createdAt: string;
        version: number;
        abilities: ("edit" | "withdraw")[];
    }[];
};

/** get /api/v1/clients/reviews/own */
interface GetApiV1ClientsReviewsOwnPositiveResponseVariants {
  200: GetApiV1ClientsReviewsOwnPositiveVariant1;
}

/** get /api/v1/clients/reviews/own */
type GetApiV1ClientsReviewsOwnNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/reviews/own */
interface GetApiV1ClientsReviewsOwnNegativeResponseVariants {
  400: GetApiV1ClientsReviewsOwnNegativeVariant1;
  401: GetApiV1ClientsReviewsOwnNegativeVariant1;
  403: GetApiV1ClientsReviewsOwnNegativeVariant1;
  404: GetApiV1ClientsReviewsOwnNegativeVariant1;
  405: GetApiV1ClientsReviewsOwnNegativeVariant1;
  409: GetApiV1ClientsReviewsOwnNegativeVariant1;
  422: GetApiV1ClientsReviewsOwnNegativeVariant1;
  500: GetApiV1ClientsReviewsOwnNegativeVariant1;
}

/** post /api/v1/clients/reviews/comment */
type PostApiV1ClientsReviewsCommentInput = {
    reviewId: string;
    text: string;
};

/** post /api/v1/clients/reviews/comment */
type PostApiV1ClientsReviewsCommentPositiveVariant1 = {
    id: string;
    reviewId: string;
    product: {
        id: string;
        slug: string;
        name: string;
    };
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    rejection: {
        reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
        text: string | null;
    } | null;
    createdAt: string;
    version: number;
    abilities: ("edit" | "withdraw")[];
};

/** post /api/v1/clients/reviews/comment */
interface PostApiV1ClientsReviewsCommentPositiveResponseVariants {
  200: PostApiV1ClientsReviewsCommentPositiveVariant1;
}

/** post /api/v1/clients/reviews/comment */
type PostApiV1ClientsReviewsCommentNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/reviews/comment */
interface PostApiV1ClientsReviewsCommentNegativeResponseVariants {
  400: PostApiV1ClientsReviewsCommentNegativeVariant1;
  401: PostApiV1ClientsReviewsCommentNegativeVariant1;
  403: PostApiV1ClientsReviewsCommentNegativeVariant1;
  404: PostApiV1ClientsReviewsCommentNegativeVariant1;
  405: PostApiV1ClientsReviewsCommentNegativeVariant1;
  409: PostApiV1ClientsReviewsCommentNegativeVariant1;
  422: PostApiV1ClientsReviewsCommentNegativeVariant1;
  500: PostApiV1ClientsReviewsCommentNegativeVariant1;
}

/** patch /api/v1/clients/reviews/comment/:id */
type PatchApiV1ClientsReviewsCommentIdInput = {
    id: string;
    text: string;
    version?: number | undefined;
};

/** patch /api/v1/clients/reviews/comment/:id */
type PatchApiV1ClientsReviewsCommentIdPositiveVariant1 = {
    id: string;
    reviewId: string;
    product: {
        id: string;
        slug: string;
        name: string;
    };
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    rejection: {
        reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
        text: string | null;
    } | null;
    createdAt: string;
    version: number;
    abilities: ("edit" | "withdraw")[];
};

/** patch /api/v1/clients/reviews/comment/:id */
interface PatchApiV1ClientsReviewsCommentIdPositiveResponseVariants {
  200: PatchApiV1ClientsReviewsCommentIdPositiveVariant1;
}

/** patch /api/v1/clients/reviews/comment/:id */
type PatchApiV1ClientsReviewsCommentIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/clients/reviews/comment/:id */
interface PatchApiV1ClientsReviewsCommentIdNegativeResponseVariants {
  400: PatchApiV1ClientsReviewsCommentIdNegativeVariant1;
  401: PatchApiV1ClientsReviewsCommentIdNegativeVariant1;
  403: PatchApiV1ClientsReviewsCommentIdNegativeVariant1;
  404: PatchApiV1ClientsReviewsCommentIdNegativeVariant1;
  405: PatchApiV1ClientsReviewsCommentIdNegativeVariant1;
  409: PatchApiV1ClientsReviewsCommentIdNegativeVariant1;
  422: PatchApiV1ClientsReviewsCommentIdNegativeVariant1;
  500: PatchApiV1ClientsReviewsCommentIdNegativeVariant1;
}

/** post /api/v1/clients/reviews/comment/:id/withdraw */
type PostApiV1ClientsReviewsCommentIdWithdrawInput = {
    id: string;
};

/** post /api/v1/clients/reviews/comment/:id/withdraw */
type PostApiV1ClientsReviewsCommentIdWithdrawPositiveVariant1 = {
    id: string;
    reviewId: string;
    product: {
        id: string;
        slug: string;
        name: string;
    };
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    rejection: {
        reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
        text: string | null;
    } | null;
    createdAt: string;
    version: number;
    abilities: ("edit" | "withdraw")[];
};

/** post /api/v1/clients/reviews/comment/:id/withdraw */
interface PostApiV1ClientsReviewsCommentIdWithdrawPositiveResponseVariants {
  200: PostApiV1ClientsReviewsCommentIdWithdrawPositiveVariant1;
}

/** post /api/v1/clients/reviews/comment/:id/withdraw */
type PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/reviews/comment/:id/withdraw */
interface PostApiV1ClientsReviewsCommentIdWithdrawNegativeResponseVariants {
  400: PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1;
  401: PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1;
  403: PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1;
  404: PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1;
  405: PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1;
  409: PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1;
  422: PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1;
  500: PostApiV1ClientsReviewsCommentIdWithdrawNegativeVariant1;
}

/** post /api/v1/clients/reviews/toggle-like */
type PostApiV1ClientsReviewsToggleLikeInput = {
    reviewId: string;
    isLiked?: boolean | undefined;
};

/** post /api/v1/clients/reviews/toggle-like */
type PostApiV1ClientsReviewsToggleLikePositiveVariant1 = {
    reviewId: string;
    isLiked: boolean;
    likes: number;
};

/** post /api/v1/clients/reviews/toggle-like */
interface PostApiV1ClientsReviewsToggleLikePositiveResponseVariants {
  200: PostApiV1ClientsReviewsToggleLikePositiveVariant1;
}

/** post /api/v1/clients/reviews/toggle-like */
type PostApiV1ClientsReviewsToggleLikeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/reviews/toggle-like */
interface PostApiV1ClientsReviewsToggleLikeNegativeResponseVariants {
  400: PostApiV1ClientsReviewsToggleLikeNegativeVariant1;
  401: PostApiV1ClientsReviewsToggleLikeNegativeVariant1;
  403: PostApiV1ClientsReviewsToggleLikeNegativeVariant1;
  404: PostApiV1ClientsReviewsToggleLikeNegativeVariant1;
  405: PostApiV1ClientsReviewsToggleLikeNegativeVariant1;
  409: PostApiV1ClientsReviewsToggleLikeNegativeVariant1;
  422: PostApiV1ClientsReviewsToggleLikeNegativeVariant1;
  500: PostApiV1ClientsReviewsToggleLikeNegativeVariant1;
}

/** patch /api/v1/clients/reviews/:id */
type PatchApiV1ClientsReviewsIdInput = {
    id: string;
    rating: number;
    text?: (string | null) | undefined;
    effects?: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[] | undefined;
    sideEffects?: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[] | undefined;
    benefits?: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[] | undefined;
    version?: number | undefined;
};

/** patch /api/v1/clients/reviews/:id */
type PatchApiV1ClientsReviewsIdPositiveVariant1 = {
    id: string;
    productId: string;
    pseudonym: string;
    rating: number;
    text: string | null;
    effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
    sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
    benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
    status: "pending" | "published" | "rejected" | "withdrawn";
    rejection: {
        reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
        text: string | null;
    } | null;
    createdAt: string;
    version: number;
    abilities: ("edit" | "withdraw")[];
};

/** patch /api/v1/clients/reviews/:id */
interface PatchApiV1ClientsReviewsIdPositiveResponseVariants {
  200: PatchApiV1ClientsReviewsIdPositiveVariant1;
}

/** patch /api/v1/clients/reviews/:id */
type PatchApiV1ClientsReviewsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/clients/reviews/:id */
interface PatchApiV1ClientsReviewsIdNegativeResponseVariants {
  400: PatchApiV1ClientsReviewsIdNegativeVariant1;
  401: PatchApiV1ClientsReviewsIdNegativeVariant1;
  403: PatchApiV1ClientsReviewsIdNegativeVariant1;
  404: PatchApiV1ClientsReviewsIdNegativeVariant1;
  405: PatchApiV1ClientsReviewsIdNegativeVariant1;
  409: PatchApiV1ClientsReviewsIdNegativeVariant1;
  422: PatchApiV1ClientsReviewsIdNegativeVariant1;
  500: PatchApiV1ClientsReviewsIdNegativeVariant1;
}

/** post /api/v1/clients/reviews/:id/withdraw */
type PostApiV1ClientsReviewsIdWithdrawInput = {
    id: string;
};

/** post /api/v1/clients/reviews/:id/withdraw */
type PostApiV1ClientsReviewsIdWithdrawPositiveVariant1 = {
    id: string;
    productId: string;
    pseudonym: string;
    rating: number;
    text: string | null;
    effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
    sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
    benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
    status: "pending" | "published" | "rejected" | "withdrawn";
    rejection: {
        reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
        text: string | null;
    } | null;
    createdAt: string;
    version: number;
    abilities: ("edit" | "withdraw")[];
};

/** post /api/v1/clients/reviews/:id/withdraw */
interface PostApiV1ClientsReviewsIdWithdrawPositiveResponseVariants {
  200: PostApiV1ClientsReviewsIdWithdrawPositiveVariant1;
}

/** post /api/v1/clients/reviews/:id/withdraw */
type PostApiV1ClientsReviewsIdWithdrawNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/reviews/:id/withdraw */
interface PostApiV1ClientsReviewsIdWithdrawNegativeResponseVariants {
  400: PostApiV1ClientsReviewsIdWithdrawNegativeVariant1;
  401: PostApiV1ClientsReviewsIdWithdrawNegativeVariant1;
  403: PostApiV1ClientsReviewsIdWithdrawNegativeVariant1;
  404: PostApiV1ClientsReviewsIdWithdrawNegativeVariant1;
  405: PostApiV1ClientsReviewsIdWithdrawNegativeVariant1;
  409: PostApiV1ClientsReviewsIdWithdrawNegativeVariant1;
  422: PostApiV1ClientsReviewsIdWithdrawNegativeVariant1;
  500: PostApiV1ClientsReviewsIdWithdrawNegativeVariant1;
}

/** get /api/v1/clients/favorite-products */
type GetApiV1ClientsFavoriteProductsInput = {};

/** get /api/v1/clients/favorite-products */
type GetApiV1ClientsFavoriteProductsPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        pzn: string;
        name: string;
        category: "flower" | "extract" | "vape" | "edible";
        genetics: ("indica" | "sativa" | "hybrid") | null;
        geneticsDetail: string | null;
        strain: string | null;
        manufacturer: string | null;
        grower: string | null;
        origin: string | null;
        irradiation: "irradiated" | "unirradiated" | "unknown";
        thc: number | null;
        cbd: number | null;
        isThcBelow: boolean;
        isCbdBelow: boolean;
        unit: "g" | "ml" | "piece";
        fromPriceCents: number | null;
        currency: "EUR";
        priceSource?: {
            slug: string;
            name: string;
            confirmedAt: string;
        } | undefined;
        pharmacyCount: number;
        rating: number | null;
        reviewCount: number;
        isNew: boolean;
        newSince?: string | undefined;
        isPromoted: boolean;
        isFavorite: boolean;
        image: string | null;
        distanceKm?: (number | null) | undefined;
    }[];
    total: number;
};

/** get /api/v1/clients/favorite-products */
interface GetApiV1ClientsFavoriteProductsPositiveResponseVariants {
  200: GetApiV1ClientsFavoriteProductsPositiveVariant1;
}

/** get /api/v1/clients/favorite-products */
type GetApiV1ClientsFavoriteProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/favorite-products */
interface GetApiV1ClientsFavoriteProductsNegativeResponseVariants {
  400: GetApiV1ClientsFavoriteProductsNegativeVariant1;
  401: GetApiV1ClientsFavoriteProductsNegativeVariant1;
  403: GetApiV1ClientsFavoriteProductsNegativeVariant1;
  404: GetApiV1ClientsFavoriteProductsNegativeVariant1;
  405: GetApiV1ClientsFavoriteProductsNegativeVariant1;
  409: GetApiV1ClientsFavoriteProductsNegativeVariant1;
  422: GetApiV1ClientsFavoriteProductsNegativeVariant1;
  500: GetApiV1ClientsFavoriteProductsNegativeVariant1;
}

/** post /api/v1/clients/favorite-products */
type PostApiV1ClientsFavoriteProductsInput = {
    productIds: string[];
};

/** post /api/v1/clients/favorite-products */
type PostApiV1ClientsFavoriteProductsPositiveVariant1 = {
    productIds: string[];
};

/** post /api/v1/clients/favorite-products */
interface PostApiV1ClientsFavoriteProductsPositiveResponseVariants {
  200: PostApiV1ClientsFavoriteProductsPositiveVariant1;
}

/** post /api/v1/clients/favorite-products */
type PostApiV1ClientsFavoriteProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/favorite-products */
interface PostApiV1ClientsFavoriteProductsNegativeResponseVariants {
  400: PostApiV1ClientsFavoriteProductsNegativeVariant1;
  401: PostApiV1ClientsFavoriteProductsNegativeVariant1;
  403: PostApiV1ClientsFavoriteProductsNegativeVariant1;
  404: PostApiV1ClientsFavoriteProductsNegativeVariant1;
  405: PostApiV1ClientsFavoriteProductsNegativeVariant1;
  409: PostApiV1ClientsFavoriteProductsNegativeVariant1;
  422: PostApiV1ClientsFavoriteProductsNegativeVariant1;
  500: PostApiV1ClientsFavoriteProductsNegativeVariant1;
}

/** get /api/v1/clients/favorite-products/ids */
type GetApiV1ClientsFavoriteProductsIdsInput = {};

/** get /api/v1/clients/favorite-products/ids */
type GetApiV1ClientsFavoriteProductsIdsPositiveVariant1 = {
    productIds: string[];
};

/** get /api/v1/clients/favorite-products/ids */
interface GetApiV1ClientsFavoriteProductsIdsPositiveResponseVariants {
  200: GetApiV1ClientsFavoriteProductsIdsPositiveVariant1;
}

/** get /api/v1/clients/favorite-products/ids */
type GetApiV1ClientsFavoriteProductsIdsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/favorite-products/ids */
interface GetApiV1ClientsFavoriteProductsIdsNegativeResponseVariants {
  400: GetApiV1ClientsFavoriteProductsIdsNegativeVariant1;
  401: GetApiV1ClientsFavoriteProductsIdsNegativeVariant1;
  403: GetApiV1ClientsFavoriteProductsIdsNegativeVariant1;
  404: GetApiV1ClientsFavoriteProductsIdsNegativeVariant1;
  405: GetApiV1ClientsFavoriteProductsIdsNegativeVariant1;
  409: GetApiV1ClientsFavoriteProductsIdsNegativeVariant1;
  422: GetApiV1ClientsFavoriteProductsIdsNegativeVariant1;
  500: GetApiV1ClientsFavoriteProductsIdsNegativeVariant1;
}

/** get /api/v1/clients/selected-products */
type GetApiV1ClientsSelectedProductsInput = {
    productId?: undefined;
};

/** get /api/v1/clients/selected-products */
type GetApiV1ClientsSelectedProductsPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        pzn: string;
        name: string;
        category: "flower" | "extract" | "vape" | "edible";
        genetics: ("indica" | "sativa" | "hybrid") | null;
        geneticsDetail: string | null;
        strain: string | null;
        manufacturer: string | null;
        grower: string | null;
        origin: string | null;
        irradiation: "irradiated" | "unirradiated" | "unknown";
        thc: number | null;
        cbd: number | null;
        isThcBelow: boolean;
        isCbdBelow: boolean;
        unit: "g" | "ml" | "piece";
        fromPriceCents: number | null;
        currency: "EUR";
        priceSource?: {
            slug: string;
            name: string;
            confirmedAt: string;
        } | undefined;
        pharmacyCount: number;
        rating: number | null;
        reviewCount: number;
        isNew: boolean;
        newSince?: string | undefined;
        isPromoted: boolean;
        isFavorite: boolean;
        image: string | null;
        distanceKm?: (number | null) | undefined;
    }[];
    total: number;
};

/** get /api/v1/clients/selected-products */
interface GetApiV1ClientsSelectedProductsPositiveResponseVariants {
  200: GetApiV1ClientsSelectedProductsPositiveVariant1;
}

/** get /api/v1/clients/selected-products */
type GetApiV1ClientsSelectedProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/selected-products */
interface GetApiV1ClientsSelectedProductsNegativeResponseVariants {
  400: GetApiV1ClientsSelectedProductsNegativeVariant1;
  401: GetApiV1ClientsSelectedProductsNegativeVariant1;
  403: GetApiV1ClientsSelectedProductsNegativeVariant1;
  404: GetApiV1ClientsSelectedProductsNegativeVariant1;
  405: GetApiV1ClientsSelectedProductsNegativeVariant1;
  409: GetApiV1ClientsSelectedProductsNegativeVariant1;
  422: GetApiV1ClientsSelectedProductsNegativeVariant1;
  500: GetApiV1ClientsSelectedProductsNegativeVariant1;
}

/** get /api/v1/clients/popular-products */
type GetApiV1ClientsPopularProductsInput = {
    limit?: number | undefined;
};

/** get /api/v1/clients/popular-products */
type GetApiV1ClientsPopularProductsPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        pzn: string;
        name: string;
        category: "flower" | "extract" | "vape" | "edible";
        genetics: ("indica" | "sativa" | "hybrid") | null;
        geneticsDetail: string | null;
        strain: string | null;
        manufacturer: string | null;
        grower: string | null;
        origin: string | null;
        irradiation: "irradiated" | "unirradiated" | "unknown";
        thc: number | null;
        cbd: number | null;
        isThcBelow: boolean;
        isCbdBelow: boolean;
        unit: "g" | "ml" | "piece";
        fromPriceCents: number | null;
        currency: "EUR";
        priceSource?: {
            slug: string;
            name: string;
            confirmedAt: string;
        } | undefined;
        pharmacyCount: number;
        rating: number | null;
        reviewCount: number;
        isNew: boolean;
        newSince?: string | undefined;
        isPromoted: boolean;
        isFavorite: boolean;
        image: string | null;
        distanceKm?: (number | null) | undefined;
    }[];
    total: number;
};

/** get /api/v1/clients/popular-products */
interface GetApiV1ClientsPopularProductsPositiveResponseVariants {
  200: GetApiV1ClientsPopularProductsPositiveVariant1;
}

/** get /api/v1/clients/popular-products */
type GetApiV1ClientsPopularProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/popular-products */
interface GetApiV1ClientsPopularProductsNegativeResponseVariants {
  400: GetApiV1ClientsPopularProductsNegativeVariant1;
  401: GetApiV1ClientsPopularProductsNegativeVariant1;
  403: GetApiV1ClientsPopularProductsNegativeVariant1;
  404: GetApiV1ClientsPopularProductsNegativeVariant1;
  405: GetApiV1ClientsPopularProductsNegativeVariant1;
  409: GetApiV1ClientsPopularProductsNegativeVariant1;
  422: GetApiV1ClientsPopularProductsNegativeVariant1;
  500: GetApiV1ClientsPopularProductsNegativeVariant1;
}

/** get /api/v1/clients/health-state/products */
type GetApiV1ClientsHealthStateProductsInput = {
    isPromoted?: ("true" | "false") | undefined;
    q?: string | undefined;
    page?: number | undefined;
    pageSize?: number | undefined;
};

/** get /api/v1/clients/health-state/products */
type GetApiV1ClientsHealthStateProductsPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        pzn: string;
        name: string;
        category: "flower" | "extract" | "vape" | "edible";
        genetics: ("indica" | "sativa" | "hybrid") | null;
        geneticsDetail: string | null;
        strain: string | null;
        manufacturer: string | null;
        grower: string | null;
        origin: string | null;
        irradiation: "irradiated" | "unirradiated" | "unknown";
        thc: number | null;
        cbd: number | null;
        isThcBelow: boolean;
        isCbdBelow: boolean;
        unit: "g" | "ml" | "piece";
        fromPriceCents: number | null;
        currency: "EUR";
        priceSource?: {
            slug: string;
            name: string;
            confirmedAt: string;
        } | undefined;
        pharmacyCount: number;
        rating: number | null;
        reviewCount: number;
        isNew: boolean;
        newSince?: string | undefined;
        isPromoted: boolean;
        isFavorite: boolean;
        image: string | null;
        distanceKm?: (number | null) | undefined;
    }[];
    total: number;
};

/** get /api/v1/clients/health-state/products */
interface GetApiV1ClientsHealthStateProductsPositiveResponseVariants {
  200: GetApiV1ClientsHealthStateProductsPositiveVariant1;
}

/** get /api/v1/clients/health-state/products */
type GetApiV1ClientsHealthStateProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/health-state/products */
interface GetApiV1ClientsHealthStateProductsNegativeResponseVariants {
  400: GetApiV1ClientsHealthStateProductsNegativeVariant1;
  401: GetApiV1ClientsHealthStateProductsNegativeVariant1;
  403: GetApiV1ClientsHealthStateProductsNegativeVariant1;
  404: GetApiV1ClientsHealthStateProductsNegativeVariant1;
  405: GetApiV1ClientsHealthStateProductsNegativeVariant1;
  409: GetApiV1ClientsHealthStateProductsNegativeVariant1;
  422: GetApiV1ClientsHealthStateProductsNegativeVariant1;
  500: GetApiV1ClientsHealthStateProductsNegativeVariant1;
}

/** get /api/v1/clients/thc-cbd */
type GetApiV1ClientsThcCbdInput = {};

/** get /api/v1/clients/thc-cbd */
type GetApiV1ClientsThcCbdPositiveVariant1 = {
    thc: {
        min: number;
        max: number;
    };
    cbd: {
        min: number;
        max: number;
    };
};

/** get /api/v1/clients/thc-cbd */
interface GetApiV1ClientsThcCbdPositiveResponseVariants {
  200: GetApiV1ClientsThcCbdPositiveVariant1;
}

/** get /api/v1/clients/thc-cbd */
type GetApiV1ClientsThcCbdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/thc-cbd */
interface GetApiV1ClientsThcCbdNegativeResponseVariants {
  400: GetApiV1ClientsThcCbdNegativeVariant1;
  401: GetApiV1ClientsThcCbdNegativeVariant1;
  403: GetApiV1ClientsThcCbdNegativeVariant1;
  404: GetApiV1ClientsThcCbdNegativeVariant1;
  405: GetApiV1ClientsThcCbdNegativeVariant1;
  409: GetApiV1ClientsThcCbdNegativeVariant1;
  422: GetApiV1ClientsThcCbdNegativeVariant1;
  500: GetApiV1ClientsThcCbdNegativeVariant1;
}

/** get /api/v1/clients/manufacturers */
type GetApiV1ClientsManufacturersInput = {};

/** get /api/v1/clients/manufacturers */
type GetApiV1ClientsManufacturersPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
    }[];
    total: number;
};

/** get /api/v1/clients/manufacturers */
interface GetApiV1ClientsManufacturersPositiveResponseVariants {
  200: GetApiV1ClientsManufacturersPositiveVariant1;
}

/** get /api/v1/clients/manufacturers */
type GetApiV1ClientsManufacturersNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/manufacturers */
interface GetApiV1ClientsManufacturersNegativeResponseVariants {
  400: GetApiV1ClientsManufacturersNegativeVariant1;
  401: GetApiV1ClientsManufacturersNegativeVariant1;
  403: GetApiV1ClientsManufacturersNegativeVariant1;
  404: GetApiV1ClientsManufacturersNegativeVariant1;
  405: GetApiV1ClientsManufacturersNegativeVariant1;
  409: GetApiV1ClientsManufacturersNegativeVariant1;
  422: GetApiV1ClientsManufacturersNegativeVariant1;
  500: GetApiV1ClientsManufacturersNegativeVariant1;
}

/** get /api/v1/clients/growers */
type GetApiV1ClientsGrowersInput = {};

/** get /api/v1/clients/growers */
type GetApiV1ClientsGrowersPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
    }[];
    total: number;
};

/** get /api/v1/clients/growers */
interface GetApiV1ClientsGrowersPositiveResponseVariants {
  200: GetApiV1ClientsGrowersPositiveVariant1;
}

/** get /api/v1/clients/growers */
type GetApiV1ClientsGrowersNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/growers */
interface GetApiV1ClientsGrowersNegativeResponseVariants {
  400: GetApiV1ClientsGrowersNegativeVariant1;
  401: GetApiV1ClientsGrowersNegativeVariant1;
  403: GetApiV1ClientsGrowersNegativeVariant1;
  404: GetApiV1ClientsGrowersNegativeVariant1;
  405: GetApiV1ClientsGrowersNegativeVariant1;
  409: GetApiV1ClientsGrowersNegativeVariant1;
  422: GetApiV1ClientsGrowersNegativeVariant1;
  500: GetApiV1ClientsGrowersNegativeVariant1;
}

/** get /api/v1/clients/strains */
type GetApiV1ClientsStrainsInput = {};

/** get /api/v1/clients/strains */
type GetApiV1ClientsStrainsPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
    }[];
    total: number;
};

/** get /api/v1/clients/strains */
interface GetApiV1ClientsStrainsPositiveResponseVariants {
  200: GetApiV1ClientsStrainsPositiveVariant1;
}

/** get /api/v1/clients/strains */
type GetApiV1ClientsStrainsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/strains */
interface GetApiV1ClientsStrainsNegativeResponseVariants {
  400: GetApiV1ClientsStrainsNegativeVariant1;
  401: GetApiV1ClientsStrainsNegativeVariant1;
  403: GetApiV1ClientsStrainsNegativeVariant1;
  404: GetApiV1ClientsStrainsNegativeVariant1;
  405: GetApiV1ClientsStrainsNegativeVariant1;
  409: GetApiV1ClientsStrainsNegativeVariant1;
  422: GetApiV1ClientsStrainsNegativeVariant1;
  500: GetApiV1ClientsStrainsNegativeVariant1;
}

/** get /api/v1/clients/support-view */
type GetApiV1ClientsSupportViewInput = {};

/** get /api/v1/clients/support-view */
type GetApiV1ClientsSupportViewPositiveVariant1 = {
    view: {
        reason: string;
        openedAt: string;
        expiresAt: string;
        administratorName: string;
    };
    patient: {
        id: string;
        name: string;
    };
    profile: {
        complete: boolean;
        missing: ("title" | "firstName" | "lastName" | "position" | "street" | "houseNum" | "zipCode" | "city" | "country" | "phone")[];
    };
    statuses: {
        steps: {
            emailConfirmed: "todo" | "done" | "waiting" | "blocked";
            profileComplete: "todo" | "done" | "waiting" | "blocked";
            healthState: "todo" | "done" | "waiting" | "blocked";
            informationSheet: "todo" | "done" | "waiting" | "blocked";
            treatmentContract: "todo" | "done" | "waiting" | "blocked";
            deposit: "todo" | "done" | "waiting" | "blocked";
            identity: "todo" | "done" | "waiting" | "blocked";
            review: "todo" | "done" | "waiting" | "blocked";
            pharmacy: "todo" | "done" | "waiting" | "blocked";
        };
        next: string | null;
        treatmentId: string | null;
        documents: {
            information: {
                version: number;
            };
            contract: {
                version: number;
            };
        };
    };
    treatments: {
        id: string;
        number: string;
        status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
        createdAt: string;
        submittedAt: string | null;
        dueAt: string | null;
        decidedAt: string | null;
        doctorName: string | null;
        isQuestionOpen: boolean;
        deposit: {
            status: "open" | "paid" | "offset" | "refund-pending" | "refunded" | "failed" | "expired";
            amountCents: number;
            currency: string;
            paidAt: string | null;
            refundedAt: string | null;
        };
        prescriptions: {
            number: string;
            status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
            issuedAt: string;
            validUntil: string;
            pharmacy: {
                name: string;
                city: string;
            } | null;
        }[];
        documents: {
            invoice: boolean;
            medicalLetter: boolean;
        };
        timeline: {
            key: "created" | "paid" | "question" | "answered" | "approved" | "declined" | "cancelled" | "expired" | "refunded" | "sent" | "received" | "ready" | "dispensed" | "returned";
            at: string;
            who: string | null;
        }[];
    }[];
    consultations: {
        startsAt: string;
        endsAt: string;
        status: "booked" | "completed" | "cancelled" | "expired";
        doctorName: string;
    }[];
};

/** get /api/v1/clients/support-view */
interface GetApiV1ClientsSupportViewPositiveResponseVariants {
  200: GetApiV1ClientsSupportViewPositiveVariant1;
}

/** get /api/v1/clients/support-view */
type GetApiV1ClientsSupportViewNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/support-view */
interface GetApiV1ClientsSupportViewNegativeResponseVariants {
  400: GetApiV1ClientsSupportViewNegativeVariant1;
  401: GetApiV1ClientsSupportViewNegativeVariant1;
  403: GetApiV1ClientsSupportViewNegativeVariant1;
  404: GetApiV1ClientsSupportViewNegativeVariant1;
  405: GetApiV1ClientsSupportViewNegativeVariant1;
  409: GetApiV1ClientsSupportViewNegativeVariant1;
  422: GetApiV1ClientsSupportViewNegativeVariant1;
  500: GetApiV1ClientsSupportViewNegativeVariant1;
}

/** post /api/v1/clients/support-view/open */
type PostApiV1ClientsSupportViewOpenInput = {
    secret: string;
};

/** post /api/v1/clients/support-view/open */
type PostApiV1ClientsSupportViewOpenPositiveVariant1 = {
    credential: string;
    expiresAt: string;
};

/** post /api/v1/clients/support-view/open */
interface PostApiV1ClientsSupportViewOpenPositiveResponseVariants {
  200: PostApiV1ClientsSupportViewOpenPositiveVariant1;
}

/** post /api/v1/clients/support-view/open */
type PostApiV1ClientsSupportViewOpenNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/support-view/open */
interface PostApiV1ClientsSupportViewOpenNegativeResponseVariants {
  400: PostApiV1ClientsSupportViewOpenNegativeVariant1;
  401: PostApiV1ClientsSupportViewOpenNegativeVariant1;
  403: PostApiV1ClientsSupportViewOpenNegativeVariant1;
  404: PostApiV1ClientsSupportViewOpenNegativeVariant1;
  405: PostApiV1ClientsSupportViewOpenNegativeVariant1;
  409: PostApiV1ClientsSupportViewOpenNegativeVariant1;
  422: PostApiV1ClientsSupportViewOpenNegativeVariant1;
  500: PostApiV1ClientsSupportViewOpenNegativeVariant1;
}

/** post /api/v1/clients/support-view/end */
type PostApiV1ClientsSupportViewEndInput = {};

/** post /api/v1/clients/support-view/end */
type PostApiV1ClientsSupportViewEndPositiveVariant1 = {};

/** post /api/v1/clients/support-view/end */
interface PostApiV1ClientsSupportViewEndPositiveResponseVariants {
  200: PostApiV1ClientsSupportViewEndPositiveVariant1;
}

/** post /api/v1/clients/support-view/end */
type PostApiV1ClientsSupportViewEndNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/support-view/end */
interface PostApiV1ClientsSupportViewEndNegativeResponseVariants {
  400: PostApiV1ClientsSupportViewEndNegativeVariant1;
  401: PostApiV1ClientsSupportViewEndNegativeVariant1;
  403: PostApiV1ClientsSupportViewEndNegativeVariant1;
  404: PostApiV1ClientsSupportViewEndNegativeVariant1;
  405: PostApiV1ClientsSupportViewEndNegativeVariant1;
  409: PostApiV1ClientsSupportViewEndNegativeVariant1;
  422: PostApiV1ClientsSupportViewEndNegativeVariant1;
  500: PostApiV1ClientsSupportViewEndNegativeVariant1;
}

/** get /api/v1/clients/pharmacies */
type GetApiV1ClientsPharmaciesInput = {
    q?: string | undefined;
    zipCode?: string | undefined;
    radiusKm?: number | undefined;
    sort?: ("name" | "-name" | "city" | "-city" | "zipCode" | "-zipCode" | "distance") | undefined;
    productIds?: undefined;
    page?: number | undefined;
    pageSize?: number | undefined;
};

/** get /api/v1/clients/pharmacies */
type GetApiV1ClientsPharmaciesPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        street: string;
        houseNum: string;
        address: string;
        zipCode: string;
        city: string;
        country: string;
        phone: string | null;
        phoneInGroups: string | null;
        email: string | null;
        website: string | null;
        isPickupOnly: boolean;
        hasCourier: boolean | null;
        acceptsElectronic: boolean | null;
        shippingCents: number | null;
        freeShippingFromCents: number | null;
        openingHours: {
            day: number;
            opens: string;
            closes: string;
        }[] | null;
        opening: {
            isOpen: boolean;
            changesAt: string | null;
            isToday: boolean;
        } | null;
        productCount: number;
        confirmedAt: string | null;
        freshness: ("confirmed" | "uncertain") | null;
        holds?: number | undefined;
        distanceKm?: (number | null) | undefined;
    }[];
    total: number;
};

/** get /api/v1/clients/pharmacies */
interface GetApiV1ClientsPharmaciesPositiveResponseVariants {
  200: GetApiV1ClientsPharmaciesPositiveVariant1;
}

/** get /api/v1/clients/pharmacies */
type GetApiV1ClientsPharmaciesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/pharmacies */
interface GetApiV1ClientsPharmaciesNegativeResponseVariants {
  400: GetApiV1ClientsPharmaciesNegativeVariant1;
  401: GetApiV1ClientsPharmaciesNegativeVariant1;
  403: GetApiV1ClientsPharmaciesNegativeVariant1;
  404: GetApiV1ClientsPharmaciesNegativeVariant1;
  405: GetApiV1ClientsPharmaciesNegativeVariant1;
  409: GetApiV1ClientsPharmaciesNegativeVariant1;
  422: GetApiV1ClientsPharmaciesNegativeVariant1;
  500: GetApiV1ClientsPharmaciesNegativeVariant1;
}

/** get /api/v1/clients/pharmacies/map */
type GetApiV1ClientsPharmaciesMapInput = {
    q?: string | undefined;
    zipCode?: string | undefined;
    radiusKm?: number | undefined;
};

/** get /api/v1/clients/pharmacies/map */
type GetApiV1ClientsPharmaciesMapPositiveVariant1 = {
    items: {
        slug: string;
        name: string;
        zipCode: string;
        city: string;
        lat: number;
        lon: number;
    }[];
    place: {
        lat: number;
        lon: number;
    } | null;
};

/** get /api/v1/clients/pharmacies/map */
interface GetApiV1ClientsPharmaciesMapPositiveResponseVariants {
  200: GetApiV1ClientsPharmaciesMapPositiveVariant1;
}

/** get /api/v1/clients/pharmacies/map */
type GetApiV1ClientsPharmaciesMapNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/pharmacies/map */
interface GetApiV1ClientsPharmaciesMapNegativeResponseVariants {
  400: GetApiV1ClientsPharmaciesMapNegativeVariant1;
  401: GetApiV1ClientsPharmaciesMapNegativeVariant1;
  403: GetApiV1ClientsPharmaciesMapNegativeVariant1;
  404: GetApiV1ClientsPharmaciesMapNegativeVariant1;
  405: GetApiV1ClientsPharmaciesMapNegativeVariant1;
  409: GetApiV1ClientsPharmaciesMapNegativeVariant1;
  422: GetApiV1ClientsPharmaciesMapNegativeVariant1;
  500: GetApiV1ClientsPharmaciesMapNegativeVariant1;
}

/** get /api/v1/clients/pharmacies/table */
type GetApiV1ClientsPharmaciesTableInput = {
    locale?: ("de" | "en") | undefined;
    format?: ("csv" | "json") | undefined;
};

/** get /api/v1/clients/pharmacies/table */
type GetApiV1ClientsPharmaciesTablePositiveVariant1 = Blob;

/** get /api/v1/clients/pharmacies/table */
interface GetApiV1ClientsPharmaciesTablePositiveResponseVariants {
  200: GetApiV1ClientsPharmaciesTablePositiveVariant1;
}

/** get /api/v1/clients/pharmacies/table */
type GetApiV1ClientsPharmaciesTableNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/pharmacies/table */
interface GetApiV1ClientsPharmaciesTableNegativeResponseVariants {
  400: GetApiV1ClientsPharmaciesTableNegativeVariant1;
}

/** get /api/v1/clients/vaporizers */
type GetApiV1ClientsVaporizersInput = {};

/** get /api/v1/clients/vaporizers */
type GetApiV1ClientsVaporizersPositiveVariant1 = {
    items: {
        id: string;
        name: string;
        manufacturer: string | null;
        takes: ("flower" | "cartridge")[];
        cartridgeSystem: string | null;
    }[];
};

/** get /api/v1/clients/vaporizers */
interface GetApiV1ClientsVaporizersPositiveResponseVariants {
  200: GetApiV1ClientsVaporizersPositiveVariant1;
}

/** get /api/v1/clients/vaporizers */
type GetApiV1ClientsVaporizersNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/vaporizers */
interface GetApiV1ClientsVaporizersNegativeResponseVariants {
  400: GetApiV1ClientsVaporizersNegativeVariant1;
  401: GetApiV1ClientsVaporizersNegativeVariant1;
  403: GetApiV1ClientsVaporizersNegativeVariant1;
  404: GetApiV1ClientsVaporizersNegativeVariant1;
  405: GetApiV1ClientsVaporizersNegativeVariant1;
  409: GetApiV1ClientsVaporizersNegativeVariant1;
  422: GetApiV1ClientsVaporizersNegativeVariant1;
  500: GetApiV1ClientsVaporizersNegativeVariant1;
}

/** get /api/v1/clients/places */
type GetApiV1ClientsPlacesInput = {
    zipCode: string;
};

/** get /api/v1/clients/places */
type GetApiV1ClientsPlacesPositiveVariant1 = {
    items: {
        town: string;
    }[];
};

/** get /api/v1/clients/places */
interface GetApiV1ClientsPlacesPositiveResponseVariants {
  200: GetApiV1ClientsPlacesPositiveVariant1;
}

/** get /api/v1/clients/places */
type GetApiV1ClientsPlacesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/places */
interface GetApiV1ClientsPlacesNegativeResponseVariants {
  400: GetApiV1ClientsPlacesNegativeVariant1;
  401: GetApiV1ClientsPlacesNegativeVariant1;
  403: GetApiV1ClientsPlacesNegativeVariant1;
  404: GetApiV1ClientsPlacesNegativeVariant1;
  405: GetApiV1ClientsPlacesNegativeVariant1;
  409: GetApiV1ClientsPlacesNegativeVariant1;
  422: GetApiV1ClientsPlacesNegativeVariant1;
  500: GetApiV1ClientsPlacesNegativeVariant1;
}

/** get /api/v1/clients/sitemap */
type GetApiV1ClientsSitemapInput = {
    kind: "products" | "pharmacies";
    page?: number | undefined;
};

/** get /api/v1/clients/sitemap */
type GetApiV1ClientsSitemapPositiveVariant1 = {
    items: {
        slug: string;
        updatedAt: string;
    }[];
    total: number;
};

/** get /api/v1/clients/sitemap */
interface GetApiV1ClientsSitemapPositiveResponseVariants {
  200: GetApiV1ClientsSitemapPositiveVariant1;
}

/** get /api/v1/clients/sitemap */
type GetApiV1ClientsSitemapNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/sitemap */
interface GetApiV1ClientsSitemapNegativeResponseVariants {
  400: GetApiV1ClientsSitemapNegativeVariant1;
  401: GetApiV1ClientsSitemapNegativeVariant1;
  403: GetApiV1ClientsSitemapNegativeVariant1;
  404: GetApiV1ClientsSitemapNegativeVariant1;
  405: GetApiV1ClientsSitemapNegativeVariant1;
  409: GetApiV1ClientsSitemapNegativeVariant1;
  422: GetApiV1ClientsSitemapNegativeVariant1;
  500: GetApiV1ClientsSitemapNegativeVariant1;
}

/** get /api/v1/clients/pharmacies/domain */
type GetApiV1ClientsPharmaciesDomainInput = {
    slug?: string | undefined;
    domain?: string | undefined;
    zipCode?: string | undefined;
    stock?: ("true" | "false") | undefined;
    productIds?: undefined;
};

/** get /api/v1/clients/pharmacies/domain */
type GetApiV1ClientsPharmaciesDomainPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    street: string;
    houseNum: string;
    address: string;
    zipCode: string;
    city: string;
    country: string;
    phone: string | null;
    phoneInGroups: string | null;
    email: string | null;
    website: string | null;
    isPickupOnly: boolean;
    hasCourier: boolean | null;
    acceptsElectronic: boolean | null;
    shippingCents: number | null;
    freeShippingFromCents: number | null;
    openingHours: {
        day: number;
        opens: string;
        closes: string;
    }[] | null;
    opening: {
        isOpen: boolean;
        changesAt: string | null;
        isToday: boolean;
    } | null;
    productCount: number;
    confirmedAt: string | null;
    freshness: ("confirmed" | "uncertain") | null;
    holds?: number | undefined;
    distanceKm?: (number | null) | undefined;
    stock: {
        product: {
            id: string;
            slug: string;
            pzn: string;
            name: string;
            category: "flower" | "extract" | "vape" | "edible";
            genetics: ("indica" | "sativa" | "hybrid") | null;
            thc: number | null;
            cbd: number | null;
            unit: "g" | "ml" | "piece";
            image: string | null;
        };
        priceCents: number | null;
        currency: "EUR";
        availability: "available" | "few" | "none";
        confirmedAt: string;
        freshness: "confirmed" | "uncertain";
    }[];
    stockReliability: {
        level: "reliable" | "mostly" | "mixed" | "low";
        confirmedAt: string;
        rhythm: ("quarterHourly" | "hourly" | "daily") | null;
    } | null;
};

/** get /api/v1/clients/pharmacies/domain */
interface GetApiV1ClientsPharmaciesDomainPositiveResponseVariants {
  200: GetApiV1ClientsPharmaciesDomainPositiveVariant1;
}

/** get /api/v1/clients/pharmacies/domain */
type GetApiV1ClientsPharmaciesDomainNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/pharmacies/domain */
interface GetApiV1ClientsPharmaciesDomainNegativeResponseVariants {
  400: GetApiV1ClientsPharmaciesDomainNegativeVariant1;
  401: GetApiV1ClientsPharmaciesDomainNegativeVariant1;
  403: GetApiV1ClientsPharmaciesDomainNegativeVariant1;
  404: GetApiV1ClientsPharmaciesDomainNegativeVariant1;
  405: GetApiV1ClientsPharmaciesDomainNegativeVariant1;
  409: GetApiV1ClientsPharmaciesDomainNegativeVariant1;
  422: GetApiV1ClientsPharmaciesDomainNegativeVariant1;
  500: GetApiV1ClientsPharmaciesDomainNegativeVariant1;
}

/** get /api/v1/clients/popular-pharmacies */
type GetApiV1ClientsPopularPharmaciesInput = {
    limit?: number | undefined;
};

/** get /api/v1/clients/popular-pharmacies */
type GetApiV1ClientsPopularPharmaciesPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        street: string;
        houseNum: string;
        address: string;
        zipCode: string;
        city: string;
        country: string;
        phone: string | null;
        phoneInGroups: string | null;
        email: string | null;
        website: string | null;
        isPickupOnly: boolean;
        hasCourier: boolean | null;
        acceptsElectronic: boolean | null;
        shippingCents: number | null;
        freeShippingFromCents: number | null;
        openingHours: {
            day: number;
            opens: string;
            closes: string;
        }[] | null;
        opening: {
            isOpen: boolean;
            changesAt: string | null;
            isToday: boolean;
        } | null;
        productCount: number;
        confirmedAt: string | null;
        freshness: ("confirmed" | "uncertain") | null;
        holds?: number | undefined;
        distanceKm?: (number | null) | undefined;
    }[];
    total: number;
};

/** get /api/v1/clients/popular-pharmacies */
interface GetApiV1ClientsPopularPharmaciesPositiveResponseVariants {
  200: GetApiV1ClientsPopularPharmaciesPositiveVariant1;
}

/** get /api/v1/clients/popular-pharmacies */
type GetApiV1ClientsPopularPharmaciesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/popular-pharmacies */
interface GetApiV1ClientsPopularPharmaciesNegativeResponseVariants {
  400: GetApiV1ClientsPopularPharmaciesNegativeVariant1;
  401: GetApiV1ClientsPopularPharmaciesNegativeVariant1;
  403: GetApiV1ClientsPopularPharmaciesNegativeVariant1;
  404: GetApiV1ClientsPopularPharmaciesNegativeVariant1;
  405: GetApiV1ClientsPopularPharmaciesNegativeVariant1;
  409: GetApiV1ClientsPopularPharmaciesNegativeVariant1;
  422: GetApiV1ClientsPopularPharmaciesNegativeVariant1;
  500: GetApiV1ClientsPopularPharmaciesNegativeVariant1;
}

/** get /api/v1/clients/selection */
type GetApiV1ClientsSelectionInput = {
    productIds?: object | undefined;
    amounts?: object | undefined;
    zipCode?: string | undefined;
    sort?: ("distance" | "price" | "delivered") | undefined;
    limit?: number | undefined;
};

/** get /api/v1/clients/selection */
type GetApiV1ClientsSelectionPositiveVariant1 = {
    lines: {
        product: {
            id: string;
            slug: string;
            pzn: string;
            name: string;
            category: "flower" | "extract" | "vape" | "edible";
            genetics: ("indica" | "sativa" | "hybrid") | null;
            geneticsDetail: string | null;
            strain: string | null;
            manufacturer: string | null;
            grower: string | null;
            origin: string | null;
            irradiation: "irradiated" | "unirradiated" | "unknown";
            thc: number | null;
            cbd: number | null;
            isThcBelow: boolean;
            isCbdBelow: boolean;
            unit: "g" | "ml" | "piece";
            fromPriceCents: number | null;
            currency: "EUR";
            priceSource?: {
                slug: string;
                name: string;
                confirmedAt: string;
            } | undefined;
            pharmacyCount: number;
            rating: number | null;
            reviewCount: number;
            isNew: boolean;
            newSince?: string | undefined;
            isPromoted: boolean;
            isFavorite: boolean;
            image: string | null;
            distanceKm?: (number | null) | undefined;
        };
        amount: number;
        pharmacyCount: number;
        withoutCount: number;
        alternatives: {
            id: string;
            slug: string;
            pzn: string;
            name: string;
            category: "flower" | "extract" | "vape" | "edible";
            genetics: ("indica" | "sativa" | "hybrid") | null;
            geneticsDetail: string | null;
            strain: string | null;
            manufacturer: string | null;
            grower: string | null;
            origin: string | null;
            irradiation: "irradiated" | "unirradiated" | "unknown";
            thc: number | null;
            cbd: number | null;
            isThcBelow: boolean;
            isCbdBelow: boolean;
            unit: "g" | "ml" | "piece";
            fromPriceCents: number | null;
            currency: "EUR";
            priceSource?: {
                slug: string;
                name: string;
                confirmedAt: string;
            } | undefined;
            pharmacyCount: number;
            rating: number | null;
            reviewCount: number;
            isNew: boolean;
            newSince?: string | undefined;
            isPromoted: boolean;
            isFavorite: boolean;
            image: string | null;
            distanceKm?: (number | null) | undefined;
        }[];
    }[];
    gone: string[];
    pharmacies: {
        pharmacy: {
            id: string;
            slug: string;
            name: string;
            zipCode: string;
            city: string;
        };
        isPickupOnly: boolean;
        hasAll: boolean;
        offers: {
            productId: string;
            availability: "available" | "few" | "none";
            isAmountSure: boolean;
            priceCents: number | null;
            freshness: "confirmed" | "uncertain";
            confirmedAt: string;
        }[];
        missing: string[];
        totalCents: number | null;
        shippingCents: number | null;
        currency: "EUR";
        distanceKm: number | null;
    }[];
    holdingAll: number;
    fromTotalCents: number | null;
    fromDeliveredCents: number | null;
    total: number;
    sort: "distance" | "price" | "delivered";
    checkedAt: string;
};

/** get /api/v1/clients/selection */
interface GetApiV1ClientsSelectionPositiveResponseVariants {
  200: GetApiV1ClientsSelectionPositiveVariant1;
}

/** get /api/v1/clients/selection */
type GetApiV1ClientsSelectionNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/selection */
interface GetApiV1ClientsSelectionNegativeResponseVariants {
  400: GetApiV1ClientsSelectionNegativeVariant1;
  401: GetApiV1ClientsSelectionNegativeVariant1;
  403: GetApiV1ClientsSelectionNegativeVariant1;
  404: GetApiV1ClientsSelectionNegativeVariant1;
  405: GetApiV1ClientsSelectionNegativeVariant1;
  409: GetApiV1ClientsSelectionNegativeVariant1;
  422: GetApiV1ClientsSelectionNegativeVariant1;
  500: GetApiV1ClientsSelectionNegativeVariant1;
}

/** get /api/v1/clients/selection/noted */
type GetApiV1ClientsSelectionNotedInput = {};

/** get /api/v1/clients/selection/noted */
type GetApiV1ClientsSelectionNotedPositiveVariant1 = {
    items: {
        productId: string;
        name: string;
        slug: string;
        unit: "g" | "ml" | "piece";
        amount: number | null;
    }[];
};

/** get /api/v1/clients/selection/noted */
interface GetApiV1ClientsSelectionNotedPositiveResponseVariants {
  200: GetApiV1ClientsSelectionNotedPositiveVariant1;
}

/** get /api/v1/clients/selection/noted */
type GetApiV1ClientsSelectionNotedNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/selection/noted */
interface GetApiV1ClientsSelectionNotedNegativeResponseVariants {
  400: GetApiV1ClientsSelectionNotedNegativeVariant1;
  401: GetApiV1ClientsSelectionNotedNegativeVariant1;
  403: GetApiV1ClientsSelectionNotedNegativeVariant1;
  404: GetApiV1ClientsSelectionNotedNegativeVariant1;
  405: GetApiV1ClientsSelectionNotedNegativeVariant1;
  409: GetApiV1ClientsSelectionNotedNegativeVariant1;
  422: GetApiV1ClientsSelectionNotedNegativeVariant1;
  500: GetApiV1ClientsSelectionNotedNegativeVariant1;
}

/** post /api/v1/clients/selection/noted */
type PostApiV1ClientsSelectionNotedInput = {
    items: {
        productId: string;
        amount?: number | undefined;
    }[];
};

/** post /api/v1/clients/selection/noted */
type PostApiV1ClientsSelectionNotedPositiveVariant1 = {
    items: {
        productId: string;
        name: string;
        slug: string;
        unit: "g" | "ml" | "piece";
        amount: number | null;
    }[];
};

/** post /api/v1/clients/selection/noted */
interface PostApiV1ClientsSelectionNotedPositiveResponseVariants {
  200: PostApiV1ClientsSelectionNotedPositiveVariant1;
}

/** post /api/v1/clients/selection/noted */
type PostApiV1ClientsSelectionNotedNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/selection/noted */
interface PostApiV1ClientsSelectionNotedNegativeResponseVariants {
  400: PostApiV1ClientsSelectionNotedNegativeVariant1;
  401: PostApiV1ClientsSelectionNotedNegativeVariant1;
  403: PostApiV1ClientsSelectionNotedNegativeVariant1;
  404: PostApiV1ClientsSelectionNotedNegativeVariant1;
  405: PostApiV1ClientsSelectionNotedNegativeVariant1;
  409: PostApiV1ClientsSelectionNotedNegativeVariant1;
  422: PostApiV1ClientsSelectionNotedNegativeVariant1;
  500: PostApiV1ClientsSelectionNotedNegativeVariant1;
}

/** get /api/v1/clients/fees */
type GetApiV1ClientsFeesInput = {};

/** get /api/v1/clients/fees */
type GetApiV1ClientsFeesPositiveVariant1 = {
    depositCents: number;
    serviceCents: number;
    consultationCents: number;
    currency: "EUR";
};

/** get /api/v1/clients/fees */
interface GetApiV1ClientsFeesPositiveResponseVariants {
  200: GetApiV1ClientsFeesPositiveVariant1;
}

/** get /api/v1/clients/fees */
type GetApiV1ClientsFeesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/clients/fees */
interface GetApiV1ClientsFeesNegativeResponseVariants {
  400: GetApiV1ClientsFeesNegativeVariant1;
  401: GetApiV1ClientsFeesNegativeVariant1;
  403: GetApiV1ClientsFeesNegativeVariant1;
  404: GetApiV1ClientsFeesNegativeVariant1;
  405: GetApiV1ClientsFeesNegativeVariant1;
  409: GetApiV1ClientsFeesNegativeVariant1;
  422: GetApiV1ClientsFeesNegativeVariant1;
  500: GetApiV1ClientsFeesNegativeVariant1;
}

/** post /api/v1/clients/marketing-patients */
type PostApiV1ClientsMarketingPatientsInput = {
    email: string;
    source: "market" | "vape" | "landing";
    campaign?: {
        source?: string | undefined;
        medium?: string | undefined;
        name?: string | undefined;
    } | undefined;
    newsConsent?: {
        version: number;
    } | undefined;
};

/** post /api/v1/clients/marketing-patients */
type PostApiV1ClientsMarketingPatientsPositiveVariant1 = {
    message: string;
};

/** post /api/v1/clients/marketing-patients */
interface PostApiV1ClientsMarketingPatientsPositiveResponseVariants {
  200: PostApiV1ClientsMarketingPatientsPositiveVariant1;
}

/** post /api/v1/clients/marketing-patients */
type PostApiV1ClientsMarketingPatientsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/clients/marketing-patients */
interface PostApiV1ClientsMarketingPatientsNegativeResponseVariants {
  400: PostApiV1ClientsMarketingPatientsNegativeVariant1;
  401: PostApiV1ClientsMarketingPatientsNegativeVariant1;
  403: PostApiV1ClientsMarketingPatientsNegativeVariant1;
  404: PostApiV1ClientsMarketingPatientsNegativeVariant1;
  405: PostApiV1ClientsMarketingPatientsNegativeVariant1;
  409: PostApiV1ClientsMarketingPatientsNegativeVariant1;
  422: PostApiV1ClientsMarketingPatientsNegativeVariant1;
  500: PostApiV1ClientsMarketingPatientsNegativeVariant1;
}

/** get /api/v1/backoffice/dashboard */
type GetApiV1BackofficeDashboardInput = {};

/** get /api/v1/backoffice/dashboard */
type GetApiV1BackofficeDashboardPositiveVariant1 = {
    treatmentsInReview: number | null;
    treatmentsOverdue: number | null;
    treatmentsDueToday: number | null;
    myTreatments: number | null;
    prescriptionsNew: number | null;
    prescriptionsInWork: number | null;
    prescriptionsReady: number | null;
    feedsFailing: number | null;
    runsQuarantined: number | null;
    refundsPending: number | null;
    jobsDead: number | null;
    patientsNew7Days: number | null;
};

/** get /api/v1/backoffice/dashboard */
interface GetApiV1BackofficeDashboardPositiveResponseVariants {
  200: GetApiV1BackofficeDashboardPositiveVariant1;
}

/** get /api/v1/backoffice/dashboard */
type GetApiV1BackofficeDashboardNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/dashboard */
interface GetApiV1BackofficeDashboardNegativeResponseVariants {
  400: GetApiV1BackofficeDashboardNegativeVariant1;
  401: GetApiV1BackofficeDashboardNegativeVariant1;
  403: GetApiV1BackofficeDashboardNegativeVariant1;
  404: GetApiV1BackofficeDashboardNegativeVariant1;
  405: GetApiV1BackofficeDashboardNegativeVariant1;
  409: GetApiV1BackofficeDashboardNegativeVariant1;
  422: GetApiV1BackofficeDashboardNegativeVariant1;
  500: GetApiV1BackofficeDashboardNegativeVariant1;
}

/** get /api/v1/backoffice/treatments */
type GetApiV1BackofficeTreatmentsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/treatments */
type GetApiV1BackofficeTreatmentsPositiveVariant1 = {
    items: {
        id: string;
        number: string;
        status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
        access: "assigned" | "pool" | "metadata";
        patientId: string | null;
        patientName: string | null;
        ageBand: string | null;
        symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | null;
        symptomsLevel: number | null;
        productCategories: ("flower" | "extract" | "vape" | "edible" | "wish")[] | null;
        isFollowUp: boolean;
        doctor: {
            id: string;
            name: string;
        } | null;
        claimExpiresAt: string | null;
        isQuestionOpen: boolean;
        createdAt: string;
        submittedAt: string | null;
        dueAt: string | null;
        decidedAt: string | null;
        depositStatus: string | null;
        version: number;
        abilities: ("claim" | "release" | "approve" | "decline" | "ask")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/treatments */
interface GetApiV1BackofficeTreatmentsPositiveResponseVariants {
  200: GetApiV1BackofficeTreatmentsPositiveVariant1;
}

/** get /api/v1/backoffice/treatments */
type GetApiV1BackofficeTreatmentsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/treatments */
interface GetApiV1BackofficeTreatmentsNegativeResponseVariants {
  400: GetApiV1BackofficeTreatmentsNegativeVariant1;
  401: GetApiV1BackofficeTreatmentsNegativeVariant1;
  403: GetApiV1BackofficeTreatmentsNegativeVariant1;
  404: GetApiV1BackofficeTreatmentsNegativeVariant1;
  405: GetApiV1BackofficeTreatmentsNegativeVariant1;
  409: GetApiV1BackofficeTreatmentsNegativeVariant1;
  422: GetApiV1BackofficeTreatmentsNegativeVariant1;
  500: GetApiV1BackofficeTreatmentsNegativeVariant1;
}

/** get /api/v1/backoffice/treatments/:id */
type GetApiV1BackofficeTreatmentsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/treatments/:id */
type GetApiV1BackofficeTreatmentsIdPositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    access: "assigned" | "pool" | "metadata";
    patientId: string | null;
    patientName: string | null;
    ageBand: string | null;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | null;
    symptomsLevel: number | null;
    productCategories: ("flower" | "extract" | "vape" | "edible" | "wish")[] | null;
    isFollowUp: boolean;
    doctor: {
        id: string;
        name: string;
    } | null;
    claimExpiresAt: string | null;
    isQuestionOpen: boolean;
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    depositStatus: string | null;
    version: number;
    abilities: ("claim" | "release" | "approve" | "decline" | "ask")[];
    case: {
        patient: {
            id: string;
            name: string;
            title: string | null;
            dob: string;
            age: number;
            email: string;
            phone: string | null;
            street: string | null;
            houseNum: string | null;
            zipCode: string | null;
            city: string | null;
            identity: string | null;
        };
        answers: {
            symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
            symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
            symptomsLevel?: number | undefined;
            complaints?: string | undefined;
            treatedBefore?: boolean | undefined;
            criteriaConfirm?: {
                psychosis?: boolean | undefined;
                addiction?: boolean | undefined;
                heart?: boolean | undefined;
                allergy?: boolean | undefined;
                pregnancy?: boolean | undefined;
                recentAmount?: boolean | undefined;
            } | undefined;
            medicationHistory?: string | undefined;
            medicationTaken?: (boolean | string) | undefined;
            cannabisExperience?: boolean | undefined;
            cannabisBenefitReason?: string | undefined;
            usageType?: ("inhalation" | "oral") | undefined;
            requestedProducts?: ({
                productId: string;
                amount?: (number | null) | undefined;
            } | {
                wish: {
                    strainName: string;
                    amount?: (number | null) | undefined;
                    genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
                };
            })[] | undefined;
            amount?: (number | null) | undefined;
            agreement?: boolean | undefined;
            treatingPhysician?: (({
                name?: (string | null) | undefined;
                practice?: (string | null) | undefined;
                city?: (string | null) | undefined;
                phone?: (string | null) | undefined;
            } | object) | null) | undefined;
        };
        healthStateVersion: number;
        answeredAt: string;
        changes: {
            field: string;
            before: unknown;
            after: unknown;
        }[];
        safetyChanges: {
            criterion: string;
            from: boolean;
            to: boolean;
            at: string;
            afterSeconds: number;
        }[];
        products: {
            position: number;
            product: {
                id: string;
                slug: string;
                pzn: string;
                name: string;
                category: "flower" | "extract" | "vape" | "edible";
                unit: string;
                thc: number | null;
                cbd: number | null;
                pharmacyCount: number;
                fromPriceCents: number | null;
            } | null;
            amount: number | null;
            wish: {
                strainName: string;
                amount?: (number | null) | undefined;
                genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
            } | null;
        }[];
        hints: {
            kind: "interaction" | "keyword" | "age" | "amount" | "answer-changed" | "level";
            severity: "info" | "amber" | "red";
            title: string;
            text: string;
            source: string | null;
        }[];
        messages: {
            id: string;
            kind: "question" | "answer" | "note";
            text: string;
            authorName: string;
            createdAt: string;
        }[];
        documents: {
            kind: string;
            version: number | null;
            at: string;
            fileId: string | null;
        }[];
        earlier: {
            id: string;
            number: string;
            status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
            createdAt: string;
            decidedAt: string | null;
            doctorName: string | null;
            symptomsLevel: number | null;
            prescriptions: {
                number: string;
                productName: string;
                quantity: number;
                unit: string;
                status: string;
            }[];
        }[];
        prescribedLast30Days: {
            g: number;
            ml: number;
            piece: number;
        };
        consultation: {
            id: string;
            startsAt: string;
            status: string;
        } | null;
        contact: {
            kind: "questionnaire" | "phone" | "video" | "in-person";
            at: string | null;
        };
        decision: {
            diagnosis: string | null;
            remoteJustification: string | null;
            letter: string | null;
            medicationPlan: {
                productId: string;
                quantity: number;
                unit: "g" | "ml" | "piece";
                form: string;
                singleDose: string;
                dailyDose: string;
                instructions: string;
                productName: string;
            }[];
            declineReason: ("not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other") | null;
            declineText: string | null;
        } | null;
    } | null;
};

/** get /api/v1/backoffice/treatments/:id */
interface GetApiV1BackofficeTreatmentsIdPositiveResponseVariants {
  200: GetApiV1BackofficeTreatmentsIdPositiveVariant1;
}

/** get /api/v1/backoffice/treatments/:id */
type GetApiV1BackofficeTreatmentsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/treatments/:id */
interface GetApiV1BackofficeTreatmentsIdNegativeResponseVariants {
  400: GetApiV1BackofficeTreatmentsIdNegativeVariant1;
  401: GetApiV1BackofficeTreatmentsIdNegativeVariant1;
  403: GetApiV1BackofficeTreatmentsIdNegativeVariant1;
  404: GetApiV1BackofficeTreatmentsIdNegativeVariant1;
  405: GetApiV1BackofficeTreatmentsIdNegativeVariant1;
  409: GetApiV1BackofficeTreatmentsIdNegativeVariant1;
  422: GetApiV1BackofficeTreatmentsIdNegativeVariant1;
  500: GetApiV1BackofficeTreatmentsIdNegativeVariant1;
}

/** post /api/v1/backoffice/treatments/:id/claim */
type PostApiV1BackofficeTreatmentsIdClaimInput = {
    id: string;
};

/** post /api/v1/backoffice/treatments/:id/claim */
type PostApiV1BackofficeTreatmentsIdClaimPositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    access: "assigned" | "pool" | "metadata";
    patientId: string | null;
    patientName: string | null;
    ageBand: string | null;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | null;
    symptomsLevel: number | null;
    productCategories: ("flower" | "extract" | "vape" | "edible" | "wish")[] | null;
    isFollowUp: boolean;
    doctor: {
        id: string;
        name: string;
    } | null;
    claimExpiresAt: string | null;
    isQuestionOpen: boolean;
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    depositStatus: string | null;
    version: number;
    abilities: ("claim" | "release" | "approve" | "decline" | "ask")[];
    case: {
        patient: {
            id: string;
            name: string;
            title: string | null;
            dob: string;
            age: number;
            email: string;
            phone: string | null;
            street: string | null;
            houseNum: string | null;
            zipCode: string | null;
            city: string | null;
            identity: string | null;
        };
        answers: {
            symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
            symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
            symptomsLevel?: number | undefined;
            complaints?: string | undefined;
            treatedBefore?: boolean | undefined;
            criteriaConfirm?: {
                psychosis?: boolean | undefined;
                addiction?: boolean | undefined;
                heart?: boolean | undefined;
                allergy?: boolean | undefined;
                pregnancy?: boolean | undefined;
                recentAmount?: boolean | undefined;
            } | undefined;
            medicationHistory?: string | undefined;
            medicationTaken?: (boolean | string) | undefined;
            cannabisExperience?: boolean | undefined;
            cannabisBenefitReason?: string | undefined;
            usageType?: ("inhalation" | "oral") | undefined;
            requestedProducts?: ({
                productId: string;
                amount?: (number | null) | undefined;
            } | {
                wish: {
                    strainName: string;
                    amount?: (number | null) | undefined;
                    genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
                };
            })[] | undefined;
            amount?: (number | null) | undefined;
            agreement?: boolean | undefined;
            treatingPhysician?: (({
                name?: (string | null) | undefined;
                practice?: (string | null) | undefined;
                city?: (string | null) | undefined;
                phone?: (string | null) | undefined;
            } | object) | null) | undefined;
        };
        healthStateVersion: number;
        answeredAt: string;
        changes: {
            field: string;
            before: unknown;
            after: unknown;
        }[];
        safetyChanges: {
            criterion: string;
            from: boolean;
            to: boolean;
            at: string;
            afterSeconds: number;
        }[];
        products: {
            position: number;
            product: {
                id: string;
                slug: string;
                pzn: string;
                name: string;
                category: "flower" | "extract" | "vape" | "edible";
                unit: string;
                thc: number | null;
                cbd: number | null;
                pharmacyCount: number;
                fromPriceCents: number | null;
            } | null;
            amount: number | null;
            wish: {
                strainName: string;
                amount?: (number | null) | undefined;
                genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
            } | null;
        }[];
        hints: {
            kind: "interaction" | "keyword" | "age" | "amount" | "answer-changed" | "level";
            severity: "info" | "amber" | "red";
            title: string;
            text: string;
            source: string | null;
        }[];
        messages: {
            id: string;
            kind: "question" | "answer" | "note";
            text: string;
            authorName: string;
            createdAt: string;
        }[];
        documents: {
            kind: string;
            version: number | null;
            at: string;
            fileId: string | null;
        }[];
        earlier: {
            id: string;
            number: string;
            status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
            createdAt: string;
            decidedAt: string | null;
            doctorName: string | null;
            symptomsLevel: number | null;
            prescriptions: {
                number: string;
                productName: string;
                quantity: number;
                unit: string;
                status: string;
            }[];
        }[];
        prescribedLast30Days: {
            g: number;
            ml: number;
            piece: number;
        };
        consultation: {
            id: string;
            startsAt: string;
            status: string;
        } | null;
        contact: {
            kind: "questionnaire" | "phone" | "video" | "in-person";
            at: string | null;
        };
        decision: {
            diagnosis: string | null;
            remoteJustification: string | null;
            letter: string | null;
            medicationPlan: {
                productId: string;
                quantity: number;
                unit: "g" | "ml" | "piece";
                form: string;
                singleDose: string;
                dailyDose: string;
                instructions: string;
                productName: string;
            }[];
            declineReason: ("not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other") | null;
            declineText: string | null;
        } | null;
    } | null;
};

/** post /api/v1/backoffice/treatments/:id/claim */
interface PostApiV1BackofficeTreatmentsIdClaimPositiveResponseVariants {
  200: PostApiV1BackofficeTreatmentsIdClaimPositiveVariant1;
}

/** post /api/v1/backoffice/treatments/:id/claim */
type PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/treatments/:id/claim */
interface PostApiV1BackofficeTreatmentsIdClaimNegativeResponseVariants {
  400: PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1;
  401: PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1;
  403: PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1;
  404: PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1;
  405: PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1;
  409: PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1;
  422: PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1;
  500: PostApiV1BackofficeTreatmentsIdClaimNegativeVariant1;
}

/** post /api/v1/backoffice/treatments/:id/release */
type PostApiV1BackofficeTreatmentsIdReleaseInput = {
    id: string;
};

/** post /api/v1/backoffice/treatments/:id/release */
type PostApiV1BackofficeTreatmentsIdReleasePositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    access: "assigned" | "pool" | "metadata";
    patientId: string | null;
    patientName: string | null;
    ageBand: string | null;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | null;
    symptomsLevel: number | null;
    productCategories: ("flower" | "extract" | "vape" | "edible" | "wish")[] | null;
    isFollowUp: boolean;
    doctor: {
        id: string;
        name: string;
    } | null;
    claimExpiresAt: string | null;
    isQuestionOpen: boolean;
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    depositStatus: string | null;
    version: number;
    abilities: ("claim" | "release" | "approve" | "decline" | "ask")[];
    case: {
        patient: {
            id: string;
            name: string;
            title: string | null;
            dob: string;
            age: number;
            email: string;
            phone: string | null;
            street: string | null;
            houseNum: string | null;
            zipCode: string | null;
            city: string | null;
            identity: string | null;
        };
        answers: {
            symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
            symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
            symptomsLevel?: number | undefined;
            complaints?: string | undefined;
            treatedBefore?: boolean | undefined;
            criteriaConfirm?: {
                psychosis?: boolean | undefined;
                addiction?: boolean | undefined;
                heart?: boolean | undefined;
                allergy?: boolean | undefined;
                pregnancy?: boolean | undefined;
                recentAmount?: boolean | undefined;
            } | undefined;
            medicationHistory?: string | undefined;
            medicationTaken?: (boolean | string) | undefined;
            cannabisExperience?: boolean | undefined;
            cannabisBenefitReason?: string | undefined;
            usageType?: ("inhalation" | "oral") | undefined;
            requestedProducts?: ({
                productId: string;
                amount?: (number | null) | undefined;
            } | {
                wish: {
                    strainName: string;
                    amount?: (number | null) | undefined;
                    genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
                };
            })[] | undefined;
            amount?: (number | null) | undefined;
            agreement?: boolean | undefined;
            treatingPhysician?: (({
                name?: (string | null) | undefined;
                practice?: (string | null) | undefined;
                city?: (string | null) | undefined;
                phone?: (string | null) | undefined;
            } | object) | null) | undefined;
        };
        healthStateVersion: number;
        answeredAt: string;
        changes: {
            field: string;
            before: unknown;
            after: unknown;
        }[];
        safetyChanges: {
            criterion: string;
            from: boolean;
            to: boolean;
            at: string;
            afterSeconds: number;
        }[];
        products: {
            position: number;
            product: {
                id: string;
                slug: string;
                pzn: string;
                name: string;
                category: "flower" | "extract" | "vape" | "edible";
                unit: string;
                thc: number | null;
                cbd: number | null;
                pharmacyCount: number;
                fromPriceCents: number | null;
            } | null;
            amount: number | null;
            wish: {
                strainName: string;
                amount?: (number | null) | undefined;
                genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
            } | null;
        }[];
        hints: {
            kind: "interaction" | "keyword" | "age" | "amount" | "answer-changed" | "level";
            severity: "info" | "amber" | "red";
            title: string;
            text: string;
            source: string | null;
        }[];
        messages: {
            id: string;
            kind: "question" | "answer" | "note";
            text: string;
            authorName: string;
            createdAt: string;
        }[];
        documents: {
            kind: string;
            version: number | null;
            at: string;
            fileId: string | null;
        }[];
        earlier: {
            id: string;
            number: string;
            status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
            createdAt: string;
            decidedAt: string | null;
            doctorName: string | null;
            symptomsLevel: number | null;
            prescriptions: {
                number: string;
                productName: string;
                quantity: number;
                unit: string;
                status: string;
            }[];
        }[];
        prescribedLast30Days: {
            g: number;
            ml: number;
            piece: number;
        };
        consultation: {
            id: string;
            startsAt: string;
            status: string;
        } | null;
        contact: {
            kind: "questionnaire" | "phone" | "video" | "in-person";
            at: string | null;
        };
        decision: {
            diagnosis: string | null;
            remoteJustification: string | null;
            letter: string | null;
            medicationPlan: {
                productId: string;
                quantity: number;
                unit: "g" | "ml" | "piece";
                form: string;
                singleDose: string;
                dailyDose: string;
                instructions: string;
                productName: string;
            }[];
            declineReason: ("not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other") | null;
            declineText: string | null;
        } | null;
    } | null;
};

/** post /api/v1/backoffice/treatments/:id/release */
interface PostApiV1BackofficeTreatmentsIdReleasePositiveResponseVariants {
  200: PostApiV1BackofficeTreatmentsIdReleasePositiveVariant1;
}

/** post /api/v1/backoffice/treatments/:id/release */
type PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/treatments/:id/release */
interface PostApiV1BackofficeTreatmentsIdReleaseNegativeResponseVariants {
  400: PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1;
  401: PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1;
  403: PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1;
  404: PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1;
  405: PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1;
  409: PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1;
  422: PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1;
  500: PostApiV1BackofficeTreatmentsIdReleaseNegativeVariant1;
}

/** post /api/v1/backoffice/treatments/:id/ask */
type PostApiV1BackofficeTreatmentsIdAskInput = {
    id: string;
    text: string;
};

/** post /api/v1/backoffice/treatments/:id/ask */
type PostApiV1BackofficeTreatmentsIdAskPositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    access: "assigned" | "pool" | "metadata";
    patientId: string | null;
    patientName: string | null;
    ageBand: string | null;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | null;
    symptomsLevel: number | null;
    productCategories: ("flower" | "extract" | "vape" | "edible" | "wish")[] | null;
    isFollowUp: boolean;
    doctor: {
        id: string;
        name: string;
    } | null;
    claimExpiresAt: string | null;
    isQuestionOpen: boolean;
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    depositStatus: string | null;
    version: number;
    abilities: ("claim" | "release" | "approve" | "decline" | "ask")[];
    case: {
        patient: {
            id: string;
            name: string;
            title: string | null;
            dob: string;
            age: number;
            email: string;
            phone: string | null;
            street: string | null;
            houseNum: string | null;
            zipCode: string | null;
            city: string | null;
            identity: string | null;
        };
        answers: {
            symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
            symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
            symptomsLevel?: number | undefined;
            complaints?: string | undefined;
            treatedBefore?: boolean | undefined;
            criteriaConfirm?: {
                psychosis?: boolean | undefined;
                addiction?: boolean | undefined;
                heart?: boolean | undefined;
                allergy?: boolean | undefined;
                pregnancy?: boolean | undefined;
                recentAmount?: boolean | undefined;
            } | undefined;
            medicationHistory?: string | undefined;
            medicationTaken?: (boolean | string) | undefined;
            cannabisExperience?: boolean | undefined;
            cannabisBenefitReason?: string | undefined;
            usageType?: ("inhalation" | "oral") | undefined;
            requestedProducts?: ({
                productId: string;
                amount?: (number | null) | undefined;
            } | {
                wish: {
                    strainName: string;
                    amount?: (number | null) | undefined;
                    genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
                };
            })[] | undefined;
            amount?: (number | null) | undefined;
            agreement?: boolean | undefined;
            treatingPhysician?: (({
                name?: (string | null) | undefined;
                practice?: (string | null) | undefined;
                city?: (string | null) | undefined;
                phone?: (string | null) | undefined;
            } | object) | null) | undefined;
        };
        healthStateVersion: number;
        answeredAt: string;
        changes: {
            field: string;
            before: unknown;
            after: unknown;
        }[];
        safetyChanges: {
            criterion: string;
            from: boolean;
            to: boolean;
            at: string;
            afterSeconds: number;
        }[];
        products: {
            position: number;
            product: {
                id: string;
                slug: string;
                pzn: string;
                name: string;
                category: "flower" | "extract" | "vape" | "edible";
                unit: string;
                thc: number | null;
                cbd: number | null;
                pharmacyCount: number;
                fromPriceCents: number | null;
            } | null;
            amount: number | null;
            wish: {
                strainName: string;
                amount?: (number | null) | undefined;
                genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
            } | null;
        }[];
        hints: {
            kind: "interaction" | "keyword" | "age" | "amount" | "answer-changed" | "level";
            severity: "info" | "amber" | "red";
            title: string;
            text: string;
            source: string | null;
        }[];
        messages: {
            id: string;
            kind: "question" | "answer" | "note";
            text: string;
            authorName: string;
            createdAt: string;
        }[];
        documents: {
            kind: string;
            version: number | null;
            at: string;
            fileId: string | null;
        }[];
        earlier: {
            id: string;
            number: string;
            status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
            createdAt: string;
            decidedAt: string | null;
            doctorName: string | null;
            symptomsLevel: number | null;
            prescriptions: {
                number: string;
                productName: string;
                quantity: number;
                unit: string;
                status: string;
            }[];
        }[];
        prescribedLast30Days: {
            g: number;
            ml: number;
            piece: number;
        };
        consultation: {
            id: string;
            startsAt: string;
            status: string;
        } | null;
        contact: {
            kind: "questionnaire" | "phone" | "video" | "in-person";
            at: string | null;
        };
        decision: {
            diagnosis: string | null;
            remoteJustification: string | null;
            letter: string | null;
            medicationPlan: {
                productId: string;
                quantity: number;
                unit: "g" | "ml" | "piece";
                form: string;
                singleDose: string;
                dailyDose: string;
                instructions: string;
                productName: string;
            }[];
            declineReason: ("not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other") | null;
            declineText: string | null;
        } | null;
    } | null;
};

/** post /api/v1/backoffice/treatments/:id/ask */
interface PostApiV1BackofficeTreatmentsIdAskPositiveResponseVariants {
  200: PostApiV1BackofficeTreatmentsIdAskPositiveVariant1;
}

/** post /api/v1/backoffice/treatments/:id/ask */
type PostApiV1BackofficeTreatmentsIdAskNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/treatments/:id/ask */
interface PostApiV1BackofficeTreatmentsIdAskNegativeResponseVariants {
  400: PostApiV1BackofficeTreatmentsIdAskNegativeVariant1;
  401: PostApiV1BackofficeTreatmentsIdAskNegativeVariant1;
  403: PostApiV1BackofficeTreatmentsIdAskNegativeVariant1;
  404: PostApiV1BackofficeTreatmentsIdAskNegativeVariant1;
  405: PostApiV1BackofficeTreatmentsIdAskNegativeVariant1;
  409: PostApiV1BackofficeTreatmentsIdAskNegativeVariant1;
  422: PostApiV1BackofficeTreatmentsIdAskNegativeVariant1;
  500: PostApiV1BackofficeTreatmentsIdAskNegativeVariant1;
}

/** post /api/v1/backoffice/treatments/:id/approve */
type PostApiV1BackofficeTreatmentsIdApproveInput = {
    id: string;
    medicationPlan: {
        productId: string;
        quantity: number;
        unit: "g" | "ml" | "piece";
        form: string;
        singleDose: string;
        dailyDose: string;
        instructions: string;
    }[];
    diagnosis: string;
    remoteJustification: string;
    letter?: string | undefined;
    contact?: {
        kind: "questionnaire" | "phone" | "video" | "in-person";
        at?: string | undefined;
    } | undefined;
};

/** post /api/v1/backoffice/treatments/:id/approve */
type PostApiV1BackofficeTreatmentsIdApprovePositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    access: "assigned" | "pool" | "metadata";
    patientId: string | null;
    patientName: string | null;
    ageBand: string | null;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | null;
    symptomsLevel: number | null;
    productCategories: ("flower" | "extract" | "vape" | "edible" | "wish")[] | null;
    isFollowUp: boolean;
    doctor: {
        id: string;
        name: string;
    } | null;
    claimExpiresAt: string | null;
    isQuestionOpen: boolean;
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    depositStatus: string | null;
    version: number;
    abilities: ("claim" | "release" | "approve" | "decline" | "ask")[];
    case: {
        patient: {
            id: string;
            name: string;
            title: string | null;
            dob: string;
            age: number;
            email: string;
            phone: string | null;
            street: string | null;
            houseNum: string | null;
            zipCode: string | null;
            city: string | null;
            identity: string | null;
        };
        answers: {
            symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
            symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
            symptomsLevel?: number | undefined;
            complaints?: string | undefined;
            treatedBefore?: boolean | undefined;
            criteriaConfirm?: {
                psychosis?: boolean | undefined;
                addiction?: boolean | undefined;
                heart?: boolean | undefined;
                allergy?: boolean | undefined;
                pregnancy?: boolean | undefined;
                recentAmount?: boolean | undefined;
            } | undefined;
            medicationHistory?: string | undefined;
            medicationTaken?: (boolean | string) | undefined;
            cannabisExperience?: boolean | undefined;
            cannabisBenefitReason?: string | undefined;
            usageType?: ("inhalation" | "oral") | undefined;
            requestedProducts?: ({
                productId: string;
                amount?: (number | null) | undefined;
            } | {
                wish: {
                    strainName: string;
                    amount?: (number | null) | undefined;
                    genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
                };
            })[] | undefined;
            amount?: (number | null) | undefined;
            agreement?: boolean | undefined;
            treatingPhysician?: (({
                name?: (string | null) | undefined;
                practice?: (string | null) | undefined;
                city?: (string | null) | undefined;
                phone?: (string | null) | undefined;
            } | object) | null) | undefined;
        };
        healthStateVersion: number;
        answeredAt: string;
        changes: {
            field: string;
            before: unknown;
            after: unknown;
        }[];
        safetyChanges: {
            criterion: string;
            from: boolean;
            to: boolean;
            at: string;
            afterSeconds: number;
        }[];
        products: {
            position: number;
            product: {
                id: string;
                slug: string;
                pzn: string;
                name: string;
                category: "flower" | "extract" | "vape" | "edible";
                unit: string;
                thc: number | null;
                cbd: number | null;
                pharmacyCount: number;
                fromPriceCents: number | null;
            } | null;
            amount: number | null;
            wish: {
                strainName: string;
                amount?: (number | null) | undefined;
                genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
            } | null;
        }[];
        hints: {
            kind: "interaction" | "keyword" | "age" | "amount" | "answer-changed" | "level";
            severity: "info" | "amber" | "red";
            title: string;
            text: string;
            source: string | null;
        }[];
        messages: {
            id: string;
            kind: "question" | "answer" | "note";
            text: string;
            authorName: string;
            createdAt: string;
        }[];
        documents: {
            kind: string;
            version: number | null;
            at: string;
            fileId: string | null;
        }[];
        earlier: {
            id: string;
            number: string;
            status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
            createdAt: string;
            decidedAt: string | null;
            doctorName: string | null;
            symptomsLevel: number | null;
            prescriptions: {
                number: string;
                productName: string;
                quantity: number;
                unit: string;
                status: string;
            }[];
        }[];
        prescribedLast30Days: {
            g: number;
            ml: number;
            piece: number;
        };
        consultation: {
            id: string;
            startsAt: string;
            status: string;
        } | null;
        contact: {
            kind: "questionnaire" | "phone" | "video" | "in-person";
            at: string | null;
        };
        decision: {
            diagnosis: string | null;
            remoteJustification: string | null;
            letter: string | null;
            medicationPlan: {
                productId: string;
                quantity: number;
                unit: "g" | "ml" | "piece";
                form: string;
                singleDose: string;
                dailyDose: string;
                instructions: string;
                productName: string;
            }[];
            declineReason: ("not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other") | null;
            declineText: string | null;
        } | null;
    } | null;
};

/** post /api/v1/backoffice/treatments/:id/approve */
interface PostApiV1BackofficeTreatmentsIdApprovePositiveResponseVariants {
  200: PostApiV1BackofficeTreatmentsIdApprovePositiveVariant1;
}

/** post /api/v1/backoffice/treatments/:id/approve */
type PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/treatments/:id/approve */
interface PostApiV1BackofficeTreatmentsIdApproveNegativeResponseVariants {
  400: PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1;
  401: PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1;
  403: PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1;
  404: PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1;
  405: PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1;
  409: PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1;
  422: PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1;
  500: PostApiV1BackofficeTreatmentsIdApproveNegativeVariant1;
}

/** post /api/v1/backoffice/treatments/:id/decline */
type PostApiV1BackofficeTreatmentsIdDeclineInput = {
    id: string;
    reason: "not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other";
    text: string;
};

/** post /api/v1/backoffice/treatments/:id/decline */
type PostApiV1BackofficeTreatmentsIdDeclinePositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    access: "assigned" | "pool" | "metadata";
    patientId: string | null;
    patientName: string | null;
    ageBand: string | null;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | null;
    symptomsLevel: number | null;
    productCategories: ("flower" | "extract" | "vape" | "edible" | "wish")[] | null;
    isFollowUp: boolean;
    doctor: {
        id: string;
        name: string;
    } | null;
    claimExpiresAt: string | null;
    isQuestionOpen: boolean;
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    depositStatus: string | null;
    version: number;
    abilities: ("claim" | "release" | "approve" | "decline" | "ask")[];
    case: {
        patient: {
            id: string;
            name: string;
            title: string | null;
            dob: string;
            age: number;
            email: string;
            phone: string | null;
            street: string | null;
            houseNum: string | null;
            zipCode: string | null;
            city: string | null;
            identity: string | null;
        };
        answers: {
            symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
            symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
            symptomsLevel?: number | undefined;
            complaints?: string | undefined;
            treatedBefore?: boolean | undefined;
            criteriaConfirm?: {
                psychosis?: boolean | undefined;
                addiction?: boolean | undefined;
                heart?: boolean | undefined;
                allergy?: boolean | undefined;
                pregnancy?: boolean | undefined;
                recentAmount?: boolean | undefined;
            } | undefined;
            medicationHistory?: string | undefined;
            medicationTaken?: (boolean | string) | undefined;
            cannabisExperience?: boolean | undefined;
            cannabisBenefitReason?: string | undefined;
            usageType?: ("inhalation" | "oral") | undefined;
            requestedProducts?: ({
                productId: string;
                amount?: (number | null) | undefined;
            } | {
                wish: {
                    strainName: string;
                    amount?: (number | null) | undefined;
                    genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
                };
            })[] | undefined;
            amount?: (number | null) | undefined;
            agreement?: boolean | undefined;
            treatingPhysician?: (({
                name?: (string | null) | undefined;
                practice?: (string | null) | undefined;
                city?: (string | null) | undefined;
                phone?: (string | null) | undefined;
            } | object) | null) | undefined;
        };
        healthStateVersion: number;
        answeredAt: string;
        changes: {
            field: string;
            before: unknown;
            after: unknown;
        }[];
        safetyChanges: {
            criterion: string;
            from: boolean;
            to: boolean;
            at: string;
            afterSeconds: number;
        }[];
        products: {
            position: number;
            product: {
                id: string;
                slug: string;
                pzn: string;
                name: string;
                category: "flower" | "extract" | "vape" | "edible";
                unit: string;
                thc: number | null;
                cbd: number | null;
                pharmacyCount: number;
                fromPriceCents: number | null;
            } | null;
            amount: number | null;
            wish: {
                strainName: string;
                amount?: (number | null) | undefined;
                genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
            } | null;
        }[];
        hints: {
            kind: "interaction" | "keyword" | "age" | "amount" | "answer-changed" | "level";
            severity: "info" | "amber" | "red";
            title: string;
            text: string;
            source: string | null;
        }[];
        messages: {
            id: string;
            kind: "question" | "answer" | "note";
            text: string;
            authorName: string;
            createdAt: string;
        }[];
        documents: {
            kind: string;
            version: number | null;
            at: string;
            fileId: string | null;
        }[];
        earlier: {
            id: string;
            number: string;
            status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
            createdAt: string;
            decidedAt: string | null;
            doctorName: string | null;
            symptomsLevel: number | null;
            prescriptions: {
                number: string;
                productName: string;
                quantity: number;
                unit: string;
                status: string;
            }[];
        }[];
        prescribedLast30Days: {
            g: number;
            ml: number;
            piece: number;
        };
        consultation: {
            id: string;
            startsAt: string;
            status: string;
        } | null;
        contact: {
            kind: "questionnaire" | "phone" | "video" | "in-person";
            at: string | null;
        };
        decision: {
            diagnosis: string | null;
            remoteJustification: string | null;
            letter: string | null;
            medicationPlan: {
                productId: string;
                quantity: number;
                unit: "g" | "ml" | "piece";
                form: string;
                singleDose: string;
                dailyDose: string;
                instructions: string;
                productName: string;
            }[];
            declineReason: ("not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other") | null;
            declineText: string | null;
        } | null;
    } | null;
};

/** post /api/v1/backoffice/treatments/:id/decline */
interface PostApiV1BackofficeTreatmentsIdDeclinePositiveResponseVariants {
  200: PostApiV1BackofficeTreatmentsIdDeclinePositiveVariant1;
}

/** post /api/v1/backoffice/treatments/:id/decline */
type PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/treatments/:id/decline */
interface PostApiV1BackofficeTreatmentsIdDeclineNegativeResponseVariants {
  400: PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1;
  401: PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1;
  403: PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1;
  404: PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1;
  405: PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1;
  409: PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1;
  422: PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1;
  500: PostApiV1BackofficeTreatmentsIdDeclineNegativeVariant1;
}

/** post /api/v1/backoffice/treatments/:id/break-glass */
type PostApiV1BackofficeTreatmentsIdBreakGlassInput = {
    id: string;
    reason: string;
};

/** post /api/v1/backoffice/treatments/:id/break-glass */
type PostApiV1BackofficeTreatmentsIdBreakGlassPositiveVariant1 = {
    id: string;
    number: string;
    status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
    access: "assigned" | "pool" | "metadata";
    patientId: string | null;
    patientName: string | null;
    ageBand: string | null;
    symptoms: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | null;
    symptomsLevel: number | null;
    productCategories: ("flower" | "extract" | "vape" | "edible" | "wish")[] | null;
    isFollowUp: boolean;
    doctor: {
        id: string;
        name: string;
    } | null;
    claimExpiresAt: string | null;
    isQuestionOpen: boolean;
    createdAt: string;
    submittedAt: string | null;
    dueAt: string | null;
    decidedAt: string | null;
    depositStatus: string | null;
    version: number;
    abilities: ("claim" | "release" | "approve" | "decline" | "ask")[];
    case: {
        patient: {
            id: string;
            name: string;
            title: string | null;
            dob: string;
            age: number;
            email: string;
            phone: string | null;
            street: string | null;
            houseNum: string | null;
            zipCode: string | null;
            city: string | null;
            identity: string | null;
        };
        answers: {
            symptoms?: ("anxiety-ptsd" | "chronic-pain" | "migraine-headaches" | "skin-condition" | "sleep-disorder" | "adhd" | "cancer" | "depression" | "other")[] | undefined;
            symptomsDuration?: ("less-than-3-months" | "between-3-and-6-months" | "more-than-6-months") | undefined;
            symptomsLevel?: number | undefined;
            complaints?: string | undefined;
            treatedBefore?: boolean | undefined;
            criteriaConfirm?: {
                psychosis?: boolean | undefined;
                addiction?: boolean | undefined;
                heart?: boolean | undefined;
                allergy?: boolean | undefined;
                pregnancy?: boolean | undefined;
                recentAmount?: boolean | undefined;
            } | undefined;
            medicationHistory?: string | undefined;
            medicationTaken?: (boolean | string) | undefined;
            cannabisExperience?: boolean | undefined;
            cannabisBenefitReason?: string | undefined;
            usageType?: ("inhalation" | "oral") | undefined;
            requestedProducts?: ({
                productId: string;
                amount?: (number | null) | undefined;
            } | {
                wish: {
                    strainName: string;
                    amount?: (number | null) | undefined;
                    genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
                };
            })[] | undefined;
            amount?: (number | null) | undefined;
            agreement?: boolean | undefined;
            treatingPhysician?: (({
                name?: (string | null) | undefined;
                practice?: (string | null) | undefined;
                city?: (string | null) | undefined;
                phone?: (string | null) | undefined;
            } | object) | null) | undefined;
        };
        healthStateVersion: number;
        answeredAt: string;
        changes: {
            field: string;
            before: unknown;
            after: unknown;
        }[];
        safetyChanges: {
            criterion: string;
            from: boolean;
            to: boolean;
            at: string;
            afterSeconds: number;
        }[];
        products: {
            position: number;
            product: {
                id: string;
                slug: string;
                pzn: string;
                name: string;
                category: "flower" | "extract" | "vape" | "edible";
                unit: string;
                thc: number | null;
                cbd: number | null;
                pharmacyCount: number;
                fromPriceCents: number | null;
            } | null;
            amount: number | null;
            wish: {
                strainName: string;
                amount?: (number | null) | undefined;
                genetics?: (("indica" | "sativa" | "hybrid" | "any") | null) | undefined;
            } | null;
        }[];
        hints: {
            kind: "interaction" | "keyword" | "age" | "amount" | "answer-changed" | "level";
            severity: "info" | "amber" | "red";
            title: string;
            text: string;
            source: string | null;
        }[];
        messages: {
            id: string;
            kind: "question" | "answer" | "note";
            text: string;
            authorName: string;
            createdAt: string;
        }[];
        documents: {
            kind: string;
            version: number | null;
            at: string;
            fileId: string | null;
        }[];
        earlier: {
            id: string;
            number: string;
            status: "draft" | "awaiting-payment" | "in-review" | "approved" | "declined" | "cancelled" | "expired";
            createdAt: string;
            decidedAt: string | null;
            doctorName: string | null;
            symptomsLevel: number | null;
            prescriptions: {
                number: string;
                productName: string;
                quantity: number;
                unit: string;
                status: string;
            }[];
        }[];
        prescribedLast30Days: {
            g: number;
            ml: number;
            piece: number;
        };
        consultation: {
            id: string;
            startsAt: string;
            status: string;
        } | null;
        contact: {
            kind: "questionnaire" | "phone" | "video" | "in-person";
            at: string | null;
        };
        decision: {
            diagnosis: string | null;
            remoteJustification: string | null;
            letter: string | null;
            medicationPlan: {
                productId: string;
                quantity: number;
                unit: "g" | "ml" | "piece";
                form: string;
                singleDose: string;
                dailyDose: string;
                instructions: string;
                productName: string;
            }[];
            declineReason: ("not-indicated" | "contraindication" | "insufficient-information" | "in-person-needed" | "interaction" | "other") | null;
            declineText: string | null;
        } | null;
    } | null;
};

/** post /api/v1/backoffice/treatments/:id/break-glass */
interface PostApiV1BackofficeTreatmentsIdBreakGlassPositiveResponseVariants {
  200: PostApiV1BackofficeTreatmentsIdBreakGlassPositiveVariant1;
}

/** post /api/v1/backoffice/treatments/:id/break-glass */
type PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/treatments/:id/break-glass */
interface PostApiV1BackofficeTreatmentsIdBreakGlassNegativeResponseVariants {
  400: PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1;
  401: PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1;
  403: PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1;
  404: PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1;
  405: PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1;
  409: PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1;
  422: PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1;
  500: PostApiV1BackofficeTreatmentsIdBreakGlassNegativeVariant1;
}

/** get /api/v1/backoffice/treatments/:id/documents/:fileId */
type GetApiV1BackofficeTreatmentsIdDocumentsFileIdInput = {
    id: string;
    fileId: string;
};

/** get /api/v1/backoffice/treatments/:id/documents/:fileId */
type GetApiV1BackofficeTreatmentsIdDocumentsFileIdPositiveVariant1 = Blob;

/** get /api/v1/backoffice/treatments/:id/documents/:fileId */
interface GetApiV1BackofficeTreatmentsIdDocumentsFileIdPositiveResponseVariants {
  200: GetApiV1BackofficeTreatmentsIdDocumentsFileIdPositiveVariant1;
}

/** get /api/v1/backoffice/treatments/:id/documents/:fileId */
type GetApiV1BackofficeTreatmentsIdDocumentsFileIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/treatments/:id/documents/:fileId */
interface GetApiV1BackofficeTreatmentsIdDocumentsFileIdNegativeResponseVariants {
  400: GetApiV1BackofficeTreatmentsIdDocumentsFileIdNegativeVariant1;
}

/** get /api/v1/backoffice/certificates */
type GetApiV1BackofficeCertificatesInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/certificates */
type GetApiV1BackofficeCertificatesPositiveVariant1 = {
    items: {
        id: string;
        treatmentId: string;
        treatmentNumber: string;
        patientName: string;
        doctorName: string;
        issuedAt: string;
        isComplete: boolean;
        prescriptionCount: number;
        invoiceNumber: string | null;
        hasLetter: boolean;
        hasInvoice: boolean;
    }[];
    total: number;
};

/** get /api/v1/backoffice/certificates */
interface GetApiV1BackofficeCertificatesPositiveResponseVariants {
  200: GetApiV1BackofficeCertificatesPositiveVariant1;
}

/** get /api/v1/backoffice/certificates */
type GetApiV1BackofficeCertificatesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/certificates */
interface GetApiV1BackofficeCertificatesNegativeResponseVariants {
  400: GetApiV1BackofficeCertificatesNegativeVariant1;
  401: GetApiV1BackofficeCertificatesNegativeVariant1;
  403: GetApiV1BackofficeCertificatesNegativeVariant1;
  404: GetApiV1BackofficeCertificatesNegativeVariant1;
  405: GetApiV1BackofficeCertificatesNegativeVariant1;
  409: GetApiV1BackofficeCertificatesNegativeVariant1;
  422: GetApiV1BackofficeCertificatesNegativeVariant1;
  500: GetApiV1BackofficeCertificatesNegativeVariant1;
}

/** get /api/v1/backoffice/certificates/:id/letter */
type GetApiV1BackofficeCertificatesIdLetterInput = {
    id: string;
};

/** get /api/v1/backoffice/certificates/:id/letter */
type GetApiV1BackofficeCertificatesIdLetterPositiveVariant1 = Blob;

/** get /api/v1/backoffice/certificates/:id/letter */
interface GetApiV1BackofficeCertificatesIdLetterPositiveResponseVariants {
  200: GetApiV1BackofficeCertificatesIdLetterPositiveVariant1;
}

/** get /api/v1/backoffice/certificates/:id/letter */
type GetApiV1BackofficeCertificatesIdLetterNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/certificates/:id/letter */
interface GetApiV1BackofficeCertificatesIdLetterNegativeResponseVariants {
  400: GetApiV1BackofficeCertificatesIdLetterNegativeVariant1;
}

/** get /api/v1/backoffice/prescriptions */
type GetApiV1BackofficePrescriptionsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/prescriptions */
type GetApiV1BackofficePrescriptionsPositiveVariant1 = {
    items: {
        id: string;
        number: string;
        treatmentId: string;
        status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
        productName: string | null;
        pzn: string | null;
        quantity: number | null;
        unit: ("g" | "ml" | "piece") | null;
        form: string | null;
        singleDose: string | null;
        dailyDose: string | null;
        instructions: string | null;
        patient: {
            name: string;
            dob: string;
            phone: string | null;
        } | null;
        doctor: {
            id: string;
            name: string;
            phone: string | null;
        };
        pharmacy: {
            id: string;
            name: string;
            city: string;
        } | null;
        issuedAt: string;
        validUntil: string;
        sentAt: string | null;
        receivedAt: string | null;
        readyAt: string | null;
        dispensedAt: string | null;
        returnReason: ("not-available" | "dose-unclear" | "amount" | "doubt" | "other") | null;
        returnText: string | null;
        hasFile: boolean;
        version: number;
        abilities: string[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/prescriptions */
interface GetApiV1BackofficePrescriptionsPositiveResponseVariants {
  200: GetApiV1BackofficePrescriptionsPositiveVariant1;
}

/** get /api/v1/backoffice/prescriptions */
type GetApiV1BackofficePrescriptionsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/prescriptions */
interface GetApiV1BackofficePrescriptionsNegativeResponseVariants {
  400: GetApiV1BackofficePrescriptionsNegativeVariant1;
  401: GetApiV1BackofficePrescriptionsNegativeVariant1;
  403: GetApiV1BackofficePrescriptionsNegativeVariant1;
  404: GetApiV1BackofficePrescriptionsNegativeVariant1;
  405: GetApiV1BackofficePrescriptionsNegativeVariant1;
  409: GetApiV1BackofficePrescriptionsNegativeVariant1;
  422: GetApiV1BackofficePrescriptionsNegativeVariant1;
  500: GetApiV1BackofficePrescriptionsNegativeVariant1;
}

/** get /api/v1/backoffice/prescriptions/:id */
type GetApiV1BackofficePrescriptionsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/prescriptions/:id */
type GetApiV1BackofficePrescriptionsIdPositiveVariant1 = {
    id: string;
    number: string;
    treatmentId: string;
    status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
    productName: string | null;
    pzn: string | null;
    quantity: number | null;
    unit: ("g" | "ml" | "piece") | null;
    form: string | null;
    singleDose: string | null;
    dailyDose: string | null;
    instructions: string | null;
    patient: {
        name: string;
        dob: string;
        phone: string | null;
    } | null;
    doctor: {
        id: string;
        name: string;
        phone: string | null;
    };
    pharmacy: {
        id: string;
        name: string;
        city: string;
    } | null;
    issuedAt: string;
    validUntil: string;
    sentAt: string | null;
    receivedAt: string | null;
    readyAt: string | null;
    dispensedAt: string | null;
    returnReason: ("not-available" | "dose-unclear" | "amount" | "doubt" | "other") | null;
    returnText: string | null;
    hasFile: boolean;
    version: number;
    abilities: string[];
};

/** get /api/v1/backoffice/prescriptions/:id */
interface GetApiV1BackofficePrescriptionsIdPositiveResponseVariants {
  200: GetApiV1BackofficePrescriptionsIdPositiveVariant1;
}

/** get /api/v1/backoffice/prescriptions/:id */
type GetApiV1BackofficePrescriptionsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/prescriptions/:id */
interface GetApiV1BackofficePrescriptionsIdNegativeResponseVariants {
  400: GetApiV1BackofficePrescriptionsIdNegativeVariant1;
  401: GetApiV1BackofficePrescriptionsIdNegativeVariant1;
  403: GetApiV1BackofficePrescriptionsIdNegativeVariant1;
  404: GetApiV1BackofficePrescriptionsIdNegativeVariant1;
  405: GetApiV1BackofficePrescriptionsIdNegativeVariant1;
  409: GetApiV1BackofficePrescriptionsIdNegativeVariant1;
  422: GetApiV1BackofficePrescriptionsIdNegativeVariant1;
  500: GetApiV1BackofficePrescriptionsIdNegativeVariant1;
}

/** get /api/v1/backoffice/prescriptions/:id/file */
type GetApiV1BackofficePrescriptionsIdFileInput = {
    id: string;
};

/** get /api/v1/backoffice/prescriptions/:id/file */
type GetApiV1BackofficePrescriptionsIdFilePositiveVariant1 = Blob;

/** get /api/v1/backoffice/prescriptions/:id/file */
interface GetApiV1BackofficePrescriptionsIdFilePositiveResponseVariants {
  200: GetApiV1BackofficePrescriptionsIdFilePositiveVariant1;
}

/** get /api/v1/backoffice/prescriptions/:id/file */
type GetApiV1BackofficePrescriptionsIdFileNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/prescriptions/:id/file */
interface GetApiV1BackofficePrescriptionsIdFileNegativeResponseVariants {
  400: GetApiV1BackofficePrescriptionsIdFileNegativeVariant1;
}

/** post /api/v1/backoffice/prescriptions/:id/accept */
type PostApiV1BackofficePrescriptionsIdAcceptInput = {
    id: string;
};

/** post /api/v1/backoffice/prescriptions/:id/accept */
type PostApiV1BackofficePrescriptionsIdAcceptPositiveVariant1 = {
    id: string;
    number: string;
    treatmentId: string;
    status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
    productName: string | null;
    pzn: string | null;
    quantity: number | null;
    unit: ("g" | "ml" | "piece") | null;
    form: string | null;
    singleDose: string | null;
    dailyDose: string | null;
    instructions: string | null;
    patient: {
        name: string;
        dob: string;
        phone: string | null;
    } | null;
    doctor: {
        id: string;
        name: string;
        phone: string | null;
    };
    pharmacy: {
        id: string;
        name: string;
        city: string;
    } | null;
    issuedAt: string;
    validUntil: string;
    sentAt: string | null;
    receivedAt: string | null;
    readyAt: string | null;
    dispensedAt: string | null;
    returnReason: ("not-available" | "dose-unclear" | "amount" | "doubt" | "other") | null;
    returnText: string | null;
    hasFile: boolean;
    version: number;
    abilities: string[];
};

/** post /api/v1/backoffice/prescriptions/:id/accept */
interface PostApiV1BackofficePrescriptionsIdAcceptPositiveResponseVariants {
  200: PostApiV1BackofficePrescriptionsIdAcceptPositiveVariant1;
}

/** post /api/v1/backoffice/prescriptions/:id/accept */
type PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/prescriptions/:id/accept */
interface PostApiV1BackofficePrescriptionsIdAcceptNegativeResponseVariants {
  400: PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1;
  401: PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1;
  403: PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1;
  404: PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1;
  405: PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1;
  409: PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1;
  422: PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1;
  500: PostApiV1BackofficePrescriptionsIdAcceptNegativeVariant1;
}

/** post /api/v1/backoffice/prescriptions/:id/ready */
type PostApiV1BackofficePrescriptionsIdReadyInput = {
    id: string;
};

/** post /api/v1/backoffice/prescriptions/:id/ready */
type PostApiV1BackofficePrescriptionsIdReadyPositiveVariant1 = {
    id: string;
    number: string;
    treatmentId: string;
    status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
    productName: string | null;
    pzn: string | null;
    quantity: number | null;
    unit: ("g" | "ml" | "piece") | null;
    form: string | null;
    singleDose: string | null;
    dailyDose: string | null;
    instructions: string | null;
    patient: {
        name: string;
        dob: string;
        phone: string | null;
    } | null;
    doctor: {
        id: string;
        name: string;
        phone: string | null;
    };
    pharmacy: {
        id: string;
        name: string;
        city: string;
    } | null;
    issuedAt: string;
    validUntil: string;
    sentAt: string | null;
    receivedAt: string | null;
    readyAt: string | null;
    dispensedAt: string | null;
    returnReason: ("not-available" | "dose-unclear" | "amount" | "doubt" | "other") | null;
    returnText: string | null;
    hasFile: boolean;
    version: number;
    abilities: string[];
};

/** post /api/v1/backoffice/prescriptions/:id/ready */
interface PostApiV1BackofficePrescriptionsIdReadyPositiveResponseVariants {
  200: PostApiV1BackofficePrescriptionsIdReadyPositiveVariant1;
}

/** post /api/v1/backoffice/prescriptions/:id/ready */
type PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/prescriptions/:id/ready */
interface PostApiV1BackofficePrescriptionsIdReadyNegativeResponseVariants {
  400: PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1;
  401: PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1;
  403: PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1;
  404: PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1;
  405: PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1;
  409: PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1;
  422: PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1;
  500: PostApiV1BackofficePrescriptionsIdReadyNegativeVariant1;
}

/** post /api/v1/backoffice/prescriptions/:id/dispense */
type PostApiV1BackofficePrescriptionsIdDispenseInput = {
    id: string;
};

/** post /api/v1/backoffice/prescriptions/:id/dispense */
type PostApiV1BackofficePrescriptionsIdDispensePositiveVariant1 = {
    id: string;
    number: string;
    treatmentId: string;
    status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
    productName: string | null;
    pzn: string | null;
    quantity: number | null;
    unit: ("g" | "ml" | "piece") | null;
    form: string | null;
    singleDose: string | null;
    dailyDose: string | null;
    instructions: string | null;
    patient: {
        name: string;
        dob: string;
        phone: string | null;
    } | null;
    doctor: {
        id: string;
        name: string;
        phone: string | null;
    };
    pharmacy: {
        id: string;
        name: string;
        city: string;
    } | null;
    issuedAt: string;
    validUntil: string;
    sentAt: string | null;
    receivedAt: string | null;
    readyAt: string | null;
    dispensedAt: string | null;
    returnReason: ("not-available" | "dose-unclear" | "amount" | "doubt" | "other") | null;
    returnText: string | null;
    hasFile: boolean;
    version: number;
    abilities: string[];
};

/** post /api/v1/backoffice/prescriptions/:id/dispense */
interface PostApiV1BackofficePrescriptionsIdDispensePositiveResponseVariants {
  200: PostApiV1BackofficePrescriptionsIdDispensePositiveVariant1;
}

/** post /api/v1/backoffice/prescriptions/:id/dispense */
type PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/prescriptions/:id/dispense */
interface PostApiV1BackofficePrescriptionsIdDispenseNegativeResponseVariants {
  400: PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1;
  401: PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1;
  403: PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1;
  404: PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1;
  405: PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1;
  409: PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1;
  422: PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1;
  500: PostApiV1BackofficePrescriptionsIdDispenseNegativeVariant1;
}

/** post /api/v1/backoffice/prescriptions/:id/return */
type PostApiV1BackofficePrescriptionsIdReturnInput = {
    id: string;
    reason: "not-available" | "dose-unclear" | "amount" | "doubt" | "other";
    text?: string | undefined;
};

/** post /api/v1/backoffice/prescriptions/:id/return */
type PostApiV1BackofficePrescriptionsIdReturnPositiveVariant1 = {
    id: string;
    number: string;
    treatmentId: string;
    status: "issued" | "sent" | "received" | "ready" | "dispensed" | "returned" | "revoked" | "expired";
    productName: string | null;
    pzn: string | null;
    quantity: number | null;
    unit: ("g" | "ml" | "piece") | null;
    form: string | null;
    singleDose: string | null;
    dailyDose: string | null;
    instructions: string | null;
    patient: {
        name: string;
        dob: string;
        phone: string | null;
    } | null;
    doctor: {
        id: string;
        name: string;
        phone: string | null;
    };
    pharmacy: {
        id: string;
        name: string;
        city: string;
    } | null;
    issuedAt: string;
    validUntil: string;
    sentAt: string | null;
    receivedAt: string | null;
    readyAt: string | null;
    dispensedAt: string | null;
    returnReason: ("not-available" | "dose-unclear" | "amount" | "doubt" | "other") | null;
    returnText: string | null;
    hasFile: boolean;
    version: number;
    abilities: string[];
};

/** post /api/v1/backoffice/prescriptions/:id/return */
interface PostApiV1BackofficePrescriptionsIdReturnPositiveResponseVariants {
  200: PostApiV1BackofficePrescriptionsIdReturnPositiveVariant1;
}

/** post /api/v1/backoffice/prescriptions/:id/return */
type PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/prescriptions/:id/return */
interface PostApiV1BackofficePrescriptionsIdReturnNegativeResponseVariants {
  400: PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1;
  401: PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1;
  403: PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1;
  404: PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1;
  405: PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1;
  409: PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1;
  422: PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1;
  500: PostApiV1BackofficePrescriptionsIdReturnNegativeVariant1;
}

/** get /api/v1/backoffice/patients */
type GetApiV1BackofficePatientsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/patients */
type GetApiV1BackofficePatientsPositiveVariant1 = {
    items: {
        id: string;
        email: string;
        title: string | null;
        firstName: string;
        lastName: string;
        dob: string | null;
        phone: string | null;
        street: string | null;
        houseNum: string | null;
        zipCode: string | null;
        city: string | null;
        country: string | null;
        status: "active" | "inactive" | "banned" | "deleted";
        erasure: ("running" | "done") | null;
        isMailConfirmed: boolean;
        locale: string;
        treatmentCount: number;
        createdAt: string;
        version: number;
        abilities: ("update-status" | "erase" | "open-sealed")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/patients */
interface GetApiV1BackofficePatientsPositiveResponseVariants {
  200: GetApiV1BackofficePatientsPositiveVariant1;
}

/** get /api/v1/backoffice/patients */
type GetApiV1BackofficePatientsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/patients */
interface GetApiV1BackofficePatientsNegativeResponseVariants {
  400: GetApiV1BackofficePatientsNegativeVariant1;
  401: GetApiV1BackofficePatientsNegativeVariant1;
  403: GetApiV1BackofficePatientsNegativeVariant1;
  404: GetApiV1BackofficePatientsNegativeVariant1;
  405: GetApiV1BackofficePatientsNegativeVariant1;
  409: GetApiV1BackofficePatientsNegativeVariant1;
  422: GetApiV1BackofficePatientsNegativeVariant1;
  500: GetApiV1BackofficePatientsNegativeVariant1;
}

/** get /api/v1/backoffice/patients/:id */
type GetApiV1BackofficePatientsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/patients/:id */
type GetApiV1BackofficePatientsIdPositiveVariant1 = {
    id: string;
    email: string;
    title: string | null;
    firstName: string;
    lastName: string;
    dob: string | null;
    phone: string | null;
    street: string | null;
    houseNum: string | null;
    zipCode: string | null;
    city: string | null;
    country: string | null;
    status: "active" | "inactive" | "banned" | "deleted";
    erasure: ("running" | "done") | null;
    isMailConfirmed: boolean;
    locale: string;
    treatmentCount: number;
    createdAt: string;
    version: number;
    abilities: ("update-status" | "erase" | "open-sealed")[];
};

/** get /api/v1/backoffice/patients/:id */
interface GetApiV1BackofficePatientsIdPositiveResponseVariants {
  200: GetApiV1BackofficePatientsIdPositiveVariant1;
}

/** get /api/v1/backoffice/patients/:id */
type GetApiV1BackofficePatientsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/patients/:id */
interface GetApiV1BackofficePatientsIdNegativeResponseVariants {
  400: GetApiV1BackofficePatientsIdNegativeVariant1;
  401: GetApiV1BackofficePatientsIdNegativeVariant1;
  403: GetApiV1BackofficePatientsIdNegativeVariant1;
  404: GetApiV1BackofficePatientsIdNegativeVariant1;
  405: GetApiV1BackofficePatientsIdNegativeVariant1;
  409: GetApiV1BackofficePatientsIdNegativeVariant1;
  422: GetApiV1BackofficePatientsIdNegativeVariant1;
  500: GetApiV1BackofficePatientsIdNegativeVariant1;
}

/** patch /api/v1/backoffice/patients/:id */
type PatchApiV1BackofficePatientsIdInput = {
    id: string;
    status: "active" | "banned";
    version?: number | undefined;
};

/** patch /api/v1/backoffice/patients/:id */
type PatchApiV1BackofficePatientsIdPositiveVariant1 = {
    id: string;
    email: string;
    title: string | null;
    firstName: string;
    lastName: string;
    dob: string | null;
    phone: string | null;
    street: string | null;
    houseNum: string | null;
    zipCode: string | null;
    city: string | null;
    country: string | null;
    status: "active" | "inactive" | "banned" | "deleted";
    erasure: ("running" | "done") | null;
    isMailConfirmed: boolean;
    locale: string;
    treatmentCount: number;
    createdAt: string;
    version: number;
    abilities: ("update-status" | "erase" | "open-sealed")[];
};

/** patch /api/v1/backoffice/patients/:id */
interface PatchApiV1BackofficePatientsIdPositiveResponseVariants {
  200: PatchApiV1BackofficePatientsIdPositiveVariant1;
}

/** patch /api/v1/backoffice/patients/:id */
type PatchApiV1BackofficePatientsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/patients/:id */
interface PatchApiV1BackofficePatientsIdNegativeResponseVariants {
  400: PatchApiV1BackofficePatientsIdNegativeVariant1;
  401: PatchApiV1BackofficePatientsIdNegativeVariant1;
  403: PatchApiV1BackofficePatientsIdNegativeVariant1;
  404: PatchApiV1BackofficePatientsIdNegativeVariant1;
  405: PatchApiV1BackofficePatientsIdNegativeVariant1;
  409: PatchApiV1BackofficePatientsIdNegativeVariant1;
  422: PatchApiV1BackofficePatientsIdNegativeVariant1;
  500: PatchApiV1BackofficePatientsIdNegativeVariant1;
}

/** post /api/v1/backoffice/patients/:id/erase */
type PostApiV1BackofficePatientsIdEraseInput = {
    id: string;
    reason: string;
};

/** post /api/v1/backoffice/patients/:id/erase */
type PostApiV1BackofficePatientsIdErasePositiveVariant1 = {};

/** post /api/v1/backoffice/patients/:id/erase */
interface PostApiV1BackofficePatientsIdErasePositiveResponseVariants {
  200: PostApiV1BackofficePatientsIdErasePositiveVariant1;
}

/** post /api/v1/backoffice/patients/:id/erase */
type PostApiV1BackofficePatientsIdEraseNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/patients/:id/erase */
interface PostApiV1BackofficePatientsIdEraseNegativeResponseVariants {
  400: PostApiV1BackofficePatientsIdEraseNegativeVariant1;
  401: PostApiV1BackofficePatientsIdEraseNegativeVariant1;
  403: PostApiV1BackofficePatientsIdEraseNegativeVariant1;
  404: PostApiV1BackofficePatientsIdEraseNegativeVariant1;
  405: PostApiV1BackofficePatientsIdEraseNegativeVariant1;
  409: PostApiV1BackofficePatientsIdEraseNegativeVariant1;
  422: PostApiV1BackofficePatientsIdEraseNegativeVariant1;
  500: PostApiV1BackofficePatientsIdEraseNegativeVariant1;
}

/** post /api/v1/backoffice/patients/:id/sealed-record */
type PostApiV1BackofficePatientsIdSealedRecordInput = {
    id: string;
    reason: string;
};

/** post /api/v1/backoffice/patients/:id/sealed-record */
type PostApiV1BackofficePatientsIdSealedRecordPositiveVariant1 = {
    patientId: string;
    email: string;
    title: string | null;
    firstName: string;
    lastName: string;
    dob: string | null;
    street: string | null;
    houseNum: string | null;
    zipCode: string | null;
    city: string | null;
    country: string | null;
    phone: string | null;
    sealedAt: string;
    deleteAfter: string;
};

/** post /api/v1/backoffice/patients/:id/sealed-record */
interface PostApiV1BackofficePatientsIdSealedRecordPositiveResponseVariants {
  200: PostApiV1BackofficePatientsIdSealedRecordPositiveVariant1;
}

/** post /api/v1/backoffice/patients/:id/sealed-record */
type PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/patients/:id/sealed-record */
interface PostApiV1BackofficePatientsIdSealedRecordNegativeResponseVariants {
  400: PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1;
  401: PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1;
  403: PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1;
  404: PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1;
  405: PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1;
  409: PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1;
  422: PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1;
  500: PostApiV1BackofficePatientsIdSealedRecordNegativeVariant1;
}

/** post /api/v1/backoffice/patients/:id/support-views */
type PostApiV1BackofficePatientsIdSupportViewsInput = {
    id: string;
    reason: string;
};

/** post /api/v1/backoffice/patients/:id/support-views */
type PostApiV1BackofficePatientsIdSupportViewsPositiveVariant1 = {
    url: string;
    expiresAt: string;
};

/** post /api/v1/backoffice/patients/:id/support-views */
interface PostApiV1BackofficePatientsIdSupportViewsPositiveResponseVariants {
  200: PostApiV1BackofficePatientsIdSupportViewsPositiveVariant1;
}

/** post /api/v1/backoffice/patients/:id/support-views */
type PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/patients/:id/support-views */
interface PostApiV1BackofficePatientsIdSupportViewsNegativeResponseVariants {
  400: PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1;
  401: PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1;
  403: PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1;
  404: PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1;
  405: PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1;
  409: PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1;
  422: PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1;
  500: PostApiV1BackofficePatientsIdSupportViewsNegativeVariant1;
}

/** get /api/v1/backoffice/marketing-patients */
type GetApiV1BackofficeMarketingPatientsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/marketing-patients */
type GetApiV1BackofficeMarketingPatientsPositiveVariant1 = {
    items: {
        id: string;
        email: string;
        source: "market" | "vape" | "landing";
        fromMarket: boolean;
        campaignSource: string | null;
        campaignMedium: string | null;
        campaignName: string | null;
        locale: "de" | "en";
        consent: "none" | "pending" | "confirmed" | "withdrawn";
        consentedAt: string | null;
        confirmedAt: string | null;
        hasAccount: boolean;
        createdAt: string;
        lastSeenAt: string;
        version: number;
        abilities: ("delete")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/marketing-patients */
interface GetApiV1BackofficeMarketingPatientsPositiveResponseVariants {
  200: GetApiV1BackofficeMarketingPatientsPositiveVariant1;
}

/** get /api/v1/backoffice/marketing-patients */
type GetApiV1BackofficeMarketingPatientsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/marketing-patients */
interface GetApiV1BackofficeMarketingPatientsNegativeResponseVariants {
  400: GetApiV1BackofficeMarketingPatientsNegativeVariant1;
  401: GetApiV1BackofficeMarketingPatientsNegativeVariant1;
  403: GetApiV1BackofficeMarketingPatientsNegativeVariant1;
  404: GetApiV1BackofficeMarketingPatientsNegativeVariant1;
  405: GetApiV1BackofficeMarketingPatientsNegativeVariant1;
  409: GetApiV1BackofficeMarketingPatientsNegativeVariant1;
  422: GetApiV1BackofficeMarketingPatientsNegativeVariant1;
  500: GetApiV1BackofficeMarketingPatientsNegativeVariant1;
}

/** get /api/v1/backoffice/marketing-patients/export */
type GetApiV1BackofficeMarketingPatientsExportInput = {
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/marketing-patients/export */
type GetApiV1BackofficeMarketingPatientsExportPositiveVariant1 = Blob;

/** get /api/v1/backoffice/marketing-patients/export */
interface GetApiV1BackofficeMarketingPatientsExportPositiveResponseVariants {
  200: GetApiV1BackofficeMarketingPatientsExportPositiveVariant1;
}

/** get /api/v1/backoffice/marketing-patients/export */
type GetApiV1BackofficeMarketingPatientsExportNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/marketing-patients/export */
interface GetApiV1BackofficeMarketingPatientsExportNegativeResponseVariants {
  400: GetApiV1BackofficeMarketingPatientsExportNegativeVariant1;
}

/** get /api/v1/backoffice/marketing-patients/funnel */
type GetApiV1BackofficeMarketingPatientsFunnelInput = {};

/** get /api/v1/backoffice/marketing-patients/funnel */
type GetApiV1BackofficeMarketingPatientsFunnelPositiveVariant1 = {
    items: {
        source: "market" | "vape" | "landing";
        contacts: number;
        asked: number;
        confirmed: number;
        withdrawn: number;
        patients: number;
    }[];
    all: {
        contacts: number;
        asked: number;
        confirmed: number;
        withdrawn: number;
        patients: number;
    };
};

/** get /api/v1/backoffice/marketing-patients/funnel */
interface GetApiV1BackofficeMarketingPatientsFunnelPositiveResponseVariants {
  200: GetApiV1BackofficeMarketingPatientsFunnelPositiveVariant1;
}

/** get /api/v1/backoffice/marketing-patients/funnel */
type GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/marketing-patients/funnel */
interface GetApiV1BackofficeMarketingPatientsFunnelNegativeResponseVariants {
  400: GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1;
  401: GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1;
  403: GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1;
  404: GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1;
  405: GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1;
  409: GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1;
  422: GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1;
  500: GetApiV1BackofficeMarketingPatientsFunnelNegativeVariant1;
}

/** get /api/v1/backoffice/marketing-patients/:id */
type GetApiV1BackofficeMarketingPatientsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/marketing-patients/:id */
type GetApiV1BackofficeMarketingPatientsIdPositiveVariant1 = {
    id: string;
    email: string;
    source: "market" | "vape" | "landing";
    fromMarket: boolean;
    campaignSource: string | null;
    campaignMedium: string | null;
    campaignName: string | null;
    locale: "de" | "en";
    consent: "none" | "pending" | "confirmed" | "withdrawn";
    consentedAt: string | null;
    confirmedAt: string | null;
    hasAccount: boolean;
    createdAt: string;
    lastSeenAt: string;
    version: number;
    abilities: ("delete")[];
};

/** get /api/v1/backoffice/marketing-patients/:id */
interface GetApiV1BackofficeMarketingPatientsIdPositiveResponseVariants {
  200: GetApiV1BackofficeMarketingPatientsIdPositiveVariant1;
}

/** get /api/v1/backoffice/marketing-patients/:id */
type GetApiV1BackofficeMarketingPatientsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/marketing-patients/:id */
interface GetApiV1BackofficeMarketingPatientsIdNegativeResponseVariants {
  400: GetApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  401: GetApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  403: GetApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  404: GetApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  405: GetApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  409: GetApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  422: GetApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  500: GetApiV1BackofficeMarketingPatientsIdNegativeVariant1;
}

/** delete /api/v1/backoffice/marketing-patients/:id */
type DeleteApiV1BackofficeMarketingPatientsIdInput = {
    id: string;
};

/** delete /api/v1/backoffice/marketing-patients/:id */
type DeleteApiV1BackofficeMarketingPatientsIdPositiveVariant1 = {
    id: string;
};

/** delete /api/v1/backoffice/marketing-patients/:id */
interface DeleteApiV1BackofficeMarketingPatientsIdPositiveResponseVariants {
  200: DeleteApiV1BackofficeMarketingPatientsIdPositiveVariant1;
}

/** delete /api/v1/backoffice/marketing-patients/:id */
type DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/backoffice/marketing-patients/:id */
interface DeleteApiV1BackofficeMarketingPatientsIdNegativeResponseVariants {
  400: DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  401: DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  403: DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  404: DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  405: DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  409: DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  422: DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1;
  500: DeleteApiV1BackofficeMarketingPatientsIdNegativeVariant1;
}

/** get /api/v1/backoffice/people/:id/sessions */
type GetApiV1BackofficePeopleIdSessionsInput = {
    id: string;
};

/** get /api/v1/backoffice/people/:id/sessions */
type GetApiV1BackofficePeopleIdSessionsPositiveVariant1 = {
    items: {
        id: string;
        kind: "computer" | "phone" | "tablet" | "unknown";
        browser: string | null;
        system: string | null;
        userAgent: string | null;
        place: string | null;
        createdAt: string;
        lastUsedAt: string;
    }[];
};

/** get /api/v1/backoffice/people/:id/sessions */
interface GetApiV1BackofficePeopleIdSessionsPositiveResponseVariants {
  200: GetApiV1BackofficePeopleIdSessionsPositiveVariant1;
}

/** get /api/v1/backoffice/people/:id/sessions */
type GetApiV1BackofficePeopleIdSessionsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/people/:id/sessions */
interface GetApiV1BackofficePeopleIdSessionsNegativeResponseVariants {
  400: GetApiV1BackofficePeopleIdSessionsNegativeVariant1;
  401: GetApiV1BackofficePeopleIdSessionsNegativeVariant1;
  403: GetApiV1BackofficePeopleIdSessionsNegativeVariant1;
  404: GetApiV1BackofficePeopleIdSessionsNegativeVariant1;
  405: GetApiV1BackofficePeopleIdSessionsNegativeVariant1;
  409: GetApiV1BackofficePeopleIdSessionsNegativeVariant1;
  422: GetApiV1BackofficePeopleIdSessionsNegativeVariant1;
  500: GetApiV1BackofficePeopleIdSessionsNegativeVariant1;
}

/** delete /api/v1/backoffice/people/:id/sessions */
type DeleteApiV1BackofficePeopleIdSessionsInput = {
    id: string;
};

/** delete /api/v1/backoffice/people/:id/sessions */
type DeleteApiV1BackofficePeopleIdSessionsPositiveVariant1 = {
    ended: number;
};

/** delete /api/v1/backoffice/people/:id/sessions */
interface DeleteApiV1BackofficePeopleIdSessionsPositiveResponseVariants {
  200: DeleteApiV1BackofficePeopleIdSessionsPositiveVariant1;
}

/** delete /api/v1/backoffice/people/:id/sessions */
type DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/backoffice/people/:id/sessions */
interface DeleteApiV1BackofficePeopleIdSessionsNegativeResponseVariants {
  400: DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1;
  401: DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1;
  403: DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1;
  404: DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1;
  405: DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1;
  409: DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1;
  422: DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1;
  500: DeleteApiV1BackofficePeopleIdSessionsNegativeVariant1;
}

/** delete /api/v1/backoffice/people/:id/sessions/:sessionId */
type DeleteApiV1BackofficePeopleIdSessionsSessionIdInput = {
    id: string;
    sessionId: string;
};

/** delete /api/v1/backoffice/people/:id/sessions/:sessionId */
type DeleteApiV1BackofficePeopleIdSessionsSessionIdPositiveVariant1 = {};

/** delete /api/v1/backoffice/people/:id/sessions/:sessionId */
interface DeleteApiV1BackofficePeopleIdSessionsSessionIdPositiveResponseVariants {
  200: DeleteApiV1BackofficePeopleIdSessionsSessionIdPositiveVariant1;
}

/** delete /api/v1/backoffice/people/:id/sessions/:sessionId */
type DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/backoffice/people/:id/sessions/:sessionId */
interface DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeResponseVariants {
  400: DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1;
  401: DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1;
  403: DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1;
  404: DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1;
  405: DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1;
  409: DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1;
  422: DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1;
  500: DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeVariant1;
}

/** get /api/v1/backoffice/patients/:id/identity */
type GetApiV1BackofficePatientsIdIdentityInput = {
    id: string;
};

/** get /api/v1/backoffice/patients/:id/identity */
type GetApiV1BackofficePatientsIdIdentityPositiveVariant1 = {
    status: ("created" | "processing" | "requires_input" | "verified" | "canceled" | "redacted") | null;
    outcome: "open" | "verified" | "mismatch" | "outdated" | "underage";
    method: ("document" | "doctor") | null;
    verifiedAt: string | null;
    mismatch: ("firstName" | "lastName" | "dob")[];
    lastError: ("abandoned" | "consent_declined" | "country_not_supported" | "device_not_supported" | "document_expired" | "document_type_not_supported" | "document_unverified_other" | "selfie_document_missing_photo" | "selfie_face_mismatch" | "selfie_manipulated" | "selfie_unverified_other" | "under_supported_age") | null;
    patientId: string;
    document: {
        firstName: string;
        lastName: string;
        dob: string | null;
    } | null;
    profile: {
        firstName: string;
        lastName: string;
        dob: string | null;
    };
    seenBy: string | null;
    abilities: ("mark-seen")[];
};

/** get /api/v1/backoffice/patients/:id/identity */
interface GetApiV1BackofficePatientsIdIdentityPositiveResponseVariants {
  200: GetApiV1BackofficePatientsIdIdentityPositiveVariant1;
}

/** get /api/v1/backoffice/patients/:id/identity */
type GetApiV1BackofficePatientsIdIdentityNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/patients/:id/identity */
interface GetApiV1BackofficePatientsIdIdentityNegativeResponseVariants {
  400: GetApiV1BackofficePatientsIdIdentityNegativeVariant1;
  401: GetApiV1BackofficePatientsIdIdentityNegativeVariant1;
  403: GetApiV1BackofficePatientsIdIdentityNegativeVariant1;
  404: GetApiV1BackofficePatientsIdIdentityNegativeVariant1;
  405: GetApiV1BackofficePatientsIdIdentityNegativeVariant1;
  409: GetApiV1BackofficePatientsIdIdentityNegativeVariant1;
  422: GetApiV1BackofficePatientsIdIdentityNegativeVariant1;
  500: GetApiV1BackofficePatientsIdIdentityNegativeVariant1;
}

/** post /api/v1/backoffice/patients/:id/identity-seen */
type PostApiV1BackofficePatientsIdIdentitySeenInput = {
    id: string;
    kind: "video" | "in-person";
};

/** post /api/v1/backoffice/patients/:id/identity-seen */
type PostApiV1BackofficePatientsIdIdentitySeenPositiveVariant1 = {
    status: ("created" | "processing" | "requires_input" | "verified" | "canceled" | "redacted") | null;
    outcome: "open" | "verified" | "mismatch" | "outdated" | "underage";
    method: ("document" | "doctor") | null;
    verifiedAt: string | null;
    mismatch: ("firstName" | "lastName" | "dob")[];
    lastError: ("abandoned" | "consent_declined" | "country_not_supported" | "device_not_supported" | "document_expired" | "document_type_not_supported" | "document_unverified_other" | "selfie_document_missing_photo" | "selfie_face_mismatch" | "selfie_manipulated" | "selfie_unverified_other" | "under_supported_age") | null;
    patientId: string;
    document: {
        firstName: string;
        lastName: string;
        dob: string | null;
    } | null;
    profile: {
        firstName: string;
        lastName: string;
        dob: string | null;
    };
    seenBy: string | null;
    abilities: ("mark-seen")[];
};

/** post /api/v1/backoffice/patients/:id/identity-seen */
interface PostApiV1BackofficePatientsIdIdentitySeenPositiveResponseVariants {
  200: PostApiV1BackofficePatientsIdIdentitySeenPositiveVariant1;
}

/** post /api/v1/backoffice/patients/:id/identity-seen */
type PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/patients/:id/identity-seen */
interface PostApiV1BackofficePatientsIdIdentitySeenNegativeResponseVariants {
  400: PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1;
  401: PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1;
  403: PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1;
  404: PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1;
  405: PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1;
  409: PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1;
  422: PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1;
  500: PostApiV1BackofficePatientsIdIdentitySeenNegativeVariant1;
}

/** get /api/v1/backoffice/doctors */
type GetApiV1BackofficeDoctorsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/doctors */
type GetApiV1BackofficeDoctorsPositiveVariant1 = {
    items: {
        id: string;
        email: string;
        title: string | null;
        firstName: string;
        lastName: string;
        position: string | null;
        phone: string | null;
        street: string | null;
        houseNum: string | null;
        zipCode: string | null;
        city: string | null;
        country: string | null;
        status: "active" | "inactive" | "banned" | "deleted";
        isWorking: boolean;
        offersConsultations: boolean;
        licenceCountry: string;
        languages: string[];
        openTreatments: number;
        bookedConsultations: number;
        createdAt: string;
        version: number;
        abilities: ("update-status")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/doctors */
interface GetApiV1BackofficeDoctorsPositiveResponseVariants {
  200: GetApiV1BackofficeDoctorsPositiveVariant1;
}

/** get /api/v1/backoffice/doctors */
type GetApiV1BackofficeDoctorsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/doctors */
interface GetApiV1BackofficeDoctorsNegativeResponseVariants {
  400: GetApiV1BackofficeDoctorsNegativeVariant1;
  401: GetApiV1BackofficeDoctorsNegativeVariant1;
  403: GetApiV1BackofficeDoctorsNegativeVariant1;
  404: GetApiV1BackofficeDoctorsNegativeVariant1;
  405: GetApiV1BackofficeDoctorsNegativeVariant1;
  409: GetApiV1BackofficeDoctorsNegativeVariant1;
  422: GetApiV1BackofficeDoctorsNegativeVariant1;
  500: GetApiV1BackofficeDoctorsNegativeVariant1;
}

/** get /api/v1/backoffice/doctors/:id */
type GetApiV1BackofficeDoctorsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/doctors/:id */
type GetApiV1BackofficeDoctorsIdPositiveVariant1 = {
    id: string;
    email: string;
    title: string | null;
    firstName: string;
    lastName: string;
    position: string | null;
    phone: string | null;
    street: string | null;
    houseNum: string | null;
    zipCode: string | null;
    city: string | null;
    country: string | null;
    status: "active" | "inactive" | "banned" | "deleted";
    isWorking: boolean;
    offersConsultations: boolean;
    licenceCountry: string;
    languages: string[];
    openTreatments: number;
    bookedConsultations: number;
    createdAt: string;
    version: number;
    abilities: ("update-status")[];
};

/** get /api/v1/backoffice/doctors/:id */
interface GetApiV1BackofficeDoctorsIdPositiveResponseVariants {
  200: GetApiV1BackofficeDoctorsIdPositiveVariant1;
}

/** get /api/v1/backoffice/doctors/:id */
type GetApiV1BackofficeDoctorsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/doctors/:id */
interface GetApiV1BackofficeDoctorsIdNegativeResponseVariants {
  400: GetApiV1BackofficeDoctorsIdNegativeVariant1;
  401: GetApiV1BackofficeDoctorsIdNegativeVariant1;
  403: GetApiV1BackofficeDoctorsIdNegativeVariant1;
  404: GetApiV1BackofficeDoctorsIdNegativeVariant1;
  405: GetApiV1BackofficeDoctorsIdNegativeVariant1;
  409: GetApiV1BackofficeDoctorsIdNegativeVariant1;
  422: GetApiV1BackofficeDoctorsIdNegativeVariant1;
  500: GetApiV1BackofficeDoctorsIdNegativeVariant1;
}

/** patch /api/v1/backoffice/doctors/:id */
type PatchApiV1BackofficeDoctorsIdInput = {
    id: string;
    status?: ("active" | "inactive" | "banned") | undefined;
    isWorking?: boolean | undefined;
    offersConsultations?: boolean | undefined;
    version?: number | undefined;
};

/** patch /api/v1/backoffice/doctors/:id */
type PatchApiV1BackofficeDoctorsIdPositiveVariant1 = {
    id: string;
    email: string;
    title: string | null;
    firstName: string;
    lastName: string;
    position: string | null;
    phone: string | null;
    street: string | null;
    houseNum: string | null;
    zipCode: string | null;
    city: string | null;
    country: string | null;
    status: "active" | "inactive" | "banned" | "deleted";
    isWorking: boolean;
    offersConsultations: boolean;
    licenceCountry: string;
    languages: string[];
    openTreatments: number;
    bookedConsultations: number;
    createdAt: string;
    version: number;
    abilities: ("update-status")[];
};

/** patch /api/v1/backoffice/doctors/:id */
interface PatchApiV1BackofficeDoctorsIdPositiveResponseVariants {
  200: PatchApiV1BackofficeDoctorsIdPositiveVariant1;
}

/** patch /api/v1/backoffice/doctors/:id */
type PatchApiV1BackofficeDoctorsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/doctors/:id */
interface PatchApiV1BackofficeDoctorsIdNegativeResponseVariants {
  400: PatchApiV1BackofficeDoctorsIdNegativeVariant1;
  401: PatchApiV1BackofficeDoctorsIdNegativeVariant1;
  403: PatchApiV1BackofficeDoctorsIdNegativeVariant1;
  404: PatchApiV1BackofficeDoctorsIdNegativeVariant1;
  405: PatchApiV1BackofficeDoctorsIdNegativeVariant1;
  409: PatchApiV1BackofficeDoctorsIdNegativeVariant1;
  422: PatchApiV1BackofficeDoctorsIdNegativeVariant1;
  500: PatchApiV1BackofficeDoctorsIdNegativeVariant1;
}

/** post /api/v1/backoffice/people/:id/second-factor/reset */
type PostApiV1BackofficePeopleIdSecondFactorResetInput = {
    id: string;
    reason: string;
};

/** post /api/v1/backoffice/people/:id/second-factor/reset */
type PostApiV1BackofficePeopleIdSecondFactorResetPositiveVariant1 = {};

/** post /api/v1/backoffice/people/:id/second-factor/reset */
interface PostApiV1BackofficePeopleIdSecondFactorResetPositiveResponseVariants {
  200: PostApiV1BackofficePeopleIdSecondFactorResetPositiveVariant1;
}

/** post /api/v1/backoffice/people/:id/second-factor/reset */
type PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/people/:id/second-factor/reset */
interface PostApiV1BackofficePeopleIdSecondFactorResetNegativeResponseVariants {
  400: PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1;
  401: PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1;
  403: PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1;
  404: PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1;
  405: PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1;
  409: PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1;
  422: PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1;
  500: PostApiV1BackofficePeopleIdSecondFactorResetNegativeVariant1;
}

/** get /api/v1/backoffice/payments */
type GetApiV1BackofficePaymentsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/payments */
type GetApiV1BackofficePaymentsPositiveVariant1 = {
    items: {
        id: string;
        treatmentId: string;
        treatmentNumber: string;
        patientId: string;
        patientName: string;
        amountCents: number;
        currency: string;
        status: "open" | "paid" | "offset" | "refund-pending" | "refunded" | "failed" | "expired";
        stripeSessionId: string | null;
        paidAt: string | null;
        refundReason: string | null;
        refundedAt: string | null;
        createdAt: string;
        version: number;
    }[];
    total: number;
};

/** get /api/v1/backoffice/payments */
interface GetApiV1BackofficePaymentsPositiveResponseVariants {
  200: GetApiV1BackofficePaymentsPositiveVariant1;
}

/** get /api/v1/backoffice/payments */
type GetApiV1BackofficePaymentsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/payments */
interface GetApiV1BackofficePaymentsNegativeResponseVariants {
  400: GetApiV1BackofficePaymentsNegativeVariant1;
  401: GetApiV1BackofficePaymentsNegativeVariant1;
  403: GetApiV1BackofficePaymentsNegativeVariant1;
  404: GetApiV1BackofficePaymentsNegativeVariant1;
  405: GetApiV1BackofficePaymentsNegativeVariant1;
  409: GetApiV1BackofficePaymentsNegativeVariant1;
  422: GetApiV1BackofficePaymentsNegativeVariant1;
  500: GetApiV1BackofficePaymentsNegativeVariant1;
}

/** get /api/v1/backoffice/audit-events */
type GetApiV1BackofficeAuditEventsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/audit-events */
type GetApiV1BackofficeAuditEventsPositiveVariant1 = {
    items: {
        id: string;
        at: string;
        actorId: string | null;
        actorName: string | null;
        actorRole: "patient" | "doctor" | "pharmacy" | "admin" | "visitor" | "system";
        action: string;
        words: {
            de: string;
            en: string;
        };
        objectType: string;
        objectId: string | null;
        patientId: string | null;
        reason: string | null;
        before: Record<string, unknown> | null;
        after: Record<string, unknown> | null;
        requestId: string | null;
    }[];
    total: number;
};

/** get /api/v1/backoffice/audit-events */
interface GetApiV1BackofficeAuditEventsPositiveResponseVariants {
  200: GetApiV1BackofficeAuditEventsPositiveVariant1;
}

/** get /api/v1/backoffice/audit-events */
type GetApiV1BackofficeAuditEventsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/audit-events */
interface GetApiV1BackofficeAuditEventsNegativeResponseVariants {
  400: GetApiV1BackofficeAuditEventsNegativeVariant1;
  401: GetApiV1BackofficeAuditEventsNegativeVariant1;
  403: GetApiV1BackofficeAuditEventsNegativeVariant1;
  404: GetApiV1BackofficeAuditEventsNegativeVariant1;
  405: GetApiV1BackofficeAuditEventsNegativeVariant1;
  409: GetApiV1BackofficeAuditEventsNegativeVariant1;
  422: GetApiV1BackofficeAuditEventsNegativeVariant1;
  500: GetApiV1BackofficeAuditEventsNegativeVariant1;
}

/** get /api/v1/backoffice/settings */
type GetApiV1BackofficeSettingsInput = {};

/** get /api/v1/backoffice/settings */
type GetApiV1BackofficeSettingsPositiveVariant1 = {
    items: {
        id: string;
        key: string;
        label: string;
        value: unknown;
        default: unknown;
        isDefault: boolean;
        validFrom: string | null;
        history: {
            value: unknown;
            validFrom: string;
            note: string | null;
            createdByName: string | null;
            createdAt: string;
        }[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/settings */
interface GetApiV1BackofficeSettingsPositiveResponseVariants {
  200: GetApiV1BackofficeSettingsPositiveVariant1;
}

/** get /api/v1/backoffice/settings */
type GetApiV1BackofficeSettingsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/settings */
interface GetApiV1BackofficeSettingsNegativeResponseVariants {
  400: GetApiV1BackofficeSettingsNegativeVariant1;
  401: GetApiV1BackofficeSettingsNegativeVariant1;
  403: GetApiV1BackofficeSettingsNegativeVariant1;
  404: GetApiV1BackofficeSettingsNegativeVariant1;
  405: GetApiV1BackofficeSettingsNegativeVariant1;
  409: GetApiV1BackofficeSettingsNegativeVariant1;
  422: GetApiV1BackofficeSettingsNegativeVariant1;
  500: GetApiV1BackofficeSettingsNegativeVariant1;
}

/** get /api/v1/backoffice/settings/:id */
type GetApiV1BackofficeSettingsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/settings/:id */
type GetApiV1BackofficeSettingsIdPositiveVariant1 = {
    id: string;
    key: string;
    label: string;
    value: unknown;
    default: unknown;
    isDefault: boolean;
    validFrom: string | null;
    history: {
        value: unknown;
        validFrom: string;
        note: string | null;
        createdByName: string | null;
        createdAt: string;
    }[];
};

/** get /api/v1/backoffice/settings/:id */
interface GetApiV1BackofficeSettingsIdPositiveResponseVariants {
  200: GetApiV1BackofficeSettingsIdPositiveVariant1;
}

/** get /api/v1/backoffice/settings/:id */
type GetApiV1BackofficeSettingsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/settings/:id */
interface GetApiV1BackofficeSettingsIdNegativeResponseVariants {
  400: GetApiV1BackofficeSettingsIdNegativeVariant1;
  401: GetApiV1BackofficeSettingsIdNegativeVariant1;
  403: GetApiV1BackofficeSettingsIdNegativeVariant1;
  404: GetApiV1BackofficeSettingsIdNegativeVariant1;
  405: GetApiV1BackofficeSettingsIdNegativeVariant1;
  409: GetApiV1BackofficeSettingsIdNegativeVariant1;
  422: GetApiV1BackofficeSettingsIdNegativeVariant1;
  500: GetApiV1BackofficeSettingsIdNegativeVariant1;
}

/** patch /api/v1/backoffice/settings/:id */
type PatchApiV1BackofficeSettingsIdInput = {
    id: string;
    value: unknown;
    validFrom?: string | undefined;
    note?: string | undefined;
};

/** patch /api/v1/backoffice/settings/:id */
type PatchApiV1BackofficeSettingsIdPositiveVariant1 = {
    id: string;
    key: string;
    label: string;
    value: unknown;
    default: unknown;
    isDefault: boolean;
    validFrom: string | null;
    history: {
        value: unknown;
        validFrom: string;
        note: string | null;
        createdByName: string | null;
        createdAt: string;
    }[];
};

/** patch /api/v1/backoffice/settings/:id */
interface PatchApiV1BackofficeSettingsIdPositiveResponseVariants {
  200: PatchApiV1BackofficeSettingsIdPositiveVariant1;
}

/** patch /api/v1/backoffice/settings/:id */
type PatchApiV1BackofficeSettingsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/settings/:id */
interface PatchApiV1BackofficeSettingsIdNegativeResponseVariants {
  400: PatchApiV1BackofficeSettingsIdNegativeVariant1;
  401: PatchApiV1BackofficeSettingsIdNegativeVariant1;
  403: PatchApiV1BackofficeSettingsIdNegativeVariant1;
  404: PatchApiV1BackofficeSettingsIdNegativeVariant1;
  405: PatchApiV1BackofficeSettingsIdNegativeVariant1;
  409: PatchApiV1BackofficeSettingsIdNegativeVariant1;
  422: PatchApiV1BackofficeSettingsIdNegativeVariant1;
  500: PatchApiV1BackofficeSettingsIdNegativeVariant1;
}

/** get /api/v1/backoffice/jobs */
type GetApiV1BackofficeJobsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/jobs */
type GetApiV1BackofficeJobsPositiveVariant1 = {
    items: {
        id: string;
        job: string;
        state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
        isDead: boolean;
        data: Record<string, unknown>;
        retryCount: number;
        error: string | null;
        createdAt: string;
        startAfter: string | null;
        startedAt: string | null;
        completedAt: string | null;
        abilities: ("retry")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/jobs */
interface GetApiV1BackofficeJobsPositiveResponseVariants {
  200: GetApiV1BackofficeJobsPositiveVariant1;
}

/** get /api/v1/backoffice/jobs */
type GetApiV1BackofficeJobsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/jobs */
interface GetApiV1BackofficeJobsNegativeResponseVariants {
  400: GetApiV1BackofficeJobsNegativeVariant1;
  401: GetApiV1BackofficeJobsNegativeVariant1;
  403: GetApiV1BackofficeJobsNegativeVariant1;
  404: GetApiV1BackofficeJobsNegativeVariant1;
  405: GetApiV1BackofficeJobsNegativeVariant1;
  409: GetApiV1BackofficeJobsNegativeVariant1;
  422: GetApiV1BackofficeJobsNegativeVariant1;
  500: GetApiV1BackofficeJobsNegativeVariant1;
}

/** post /api/v1/backoffice/jobs/:id/retry */
type PostApiV1BackofficeJobsIdRetryInput = {
    id: string;
};

/** post /api/v1/backoffice/jobs/:id/retry */
type PostApiV1BackofficeJobsIdRetryPositiveVariant1 = {};

/** post /api/v1/backoffice/jobs/:id/retry */
interface PostApiV1BackofficeJobsIdRetryPositiveResponseVariants {
  200: PostApiV1BackofficeJobsIdRetryPositiveVariant1;
}

/** post /api/v1/backoffice/jobs/:id/retry */
type PostApiV1BackofficeJobsIdRetryNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/jobs/:id/retry */
interface PostApiV1BackofficeJobsIdRetryNegativeResponseVariants {
  400: PostApiV1BackofficeJobsIdRetryNegativeVariant1;
  401: PostApiV1BackofficeJobsIdRetryNegativeVariant1;
  403: PostApiV1BackofficeJobsIdRetryNegativeVariant1;
  404: PostApiV1BackofficeJobsIdRetryNegativeVariant1;
  405: PostApiV1BackofficeJobsIdRetryNegativeVariant1;
  409: PostApiV1BackofficeJobsIdRetryNegativeVariant1;
  422: PostApiV1BackofficeJobsIdRetryNegativeVariant1;
  500: PostApiV1BackofficeJobsIdRetryNegativeVariant1;
}

/** get /api/v1/backoffice/scheduled-jobs */
type GetApiV1BackofficeScheduledJobsInput = {};

/** get /api/v1/backoffice/scheduled-jobs */
type GetApiV1BackofficeScheduledJobsPositiveVariant1 = {
    items: {
        id: string;
        title: string;
        description: string;
        schedule: string;
        scheduleText: string;
        isRunning: boolean;
        isWaiting: boolean;
        pause: {
            pausedAt: string;
            pausedByName: string | null;
            resumedAt: string | null;
            resumedByName: string | null;
        } | null;
        lastRun: {
            id: string;
            outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
            createdAt: string;
            startedAt: string | null;
            finishedAt: string | null;
            durationMs: number | null;
            rows: number | null;
            retries: number;
            error: {
                code: string;
                text: string;
            } | null;
        } | null;
        lastError: {
            at: string;
            error: {
                code: string;
                text: string;
            };
        } | null;
        nextRunAt: string | null;
        isOverdue: boolean;
        hasFailed: boolean;
        abilities: ("run" | "pause" | "resume")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/scheduled-jobs */
interface GetApiV1BackofficeScheduledJobsPositiveResponseVariants {
  200: GetApiV1BackofficeScheduledJobsPositiveVariant1;
}

/** get /api/v1/backoffice/scheduled-jobs */
type GetApiV1BackofficeScheduledJobsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/scheduled-jobs */
interface GetApiV1BackofficeScheduledJobsNegativeResponseVariants {
  400: GetApiV1BackofficeScheduledJobsNegativeVariant1;
  401: GetApiV1BackofficeScheduledJobsNegativeVariant1;
  403: GetApiV1BackofficeScheduledJobsNegativeVariant1;
  404: GetApiV1BackofficeScheduledJobsNegativeVariant1;
  405: GetApiV1BackofficeScheduledJobsNegativeVariant1;
  409: GetApiV1BackofficeScheduledJobsNegativeVariant1;
  422: GetApiV1BackofficeScheduledJobsNegativeVariant1;
  500: GetApiV1BackofficeScheduledJobsNegativeVariant1;
}

/** get /api/v1/backoffice/scheduled-jobs/:id */
type GetApiV1BackofficeScheduledJobsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/scheduled-jobs/:id */
type GetApiV1BackofficeScheduledJobsIdPositiveVariant1 = {
    id: string;
    title: string;
    description: string;
    schedule: string;
    scheduleText: string;
    isRunning: boolean;
    isWaiting: boolean;
    pause: {
        pausedAt: string;
        pausedByName: string | null;
        resumedAt: string | null;
        resumedByName: string | null;
    } | null;
    lastRun: {
        id: string;
        outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
        durationMs: number | null;
        rows: number | null;
        retries: number;
        error: {
            code: string;
            text: string;
        } | null;
    } | null;
    lastError: {
        at: string;
        error: {
            code: string;
            text: string;
        };
    } | null;
    nextRunAt: string | null;
    isOverdue: boolean;
    hasFailed: boolean;
    abilities: ("run" | "pause" | "resume")[];
    runs: {
        id: string;
        outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
        durationMs: number | null;
        rows: number | null;
        retries: number;
        error: {
            code: string;
            text: string;
        } | null;
    }[];
    pauses: {
        pausedAt: string;
        pausedByName: string | null;
        resumedAt: string | null;
        resumedByName: string | null;
    }[];
};

/** get /api/v1/backoffice/scheduled-jobs/:id */
interface GetApiV1BackofficeScheduledJobsIdPositiveResponseVariants {
  200: GetApiV1BackofficeScheduledJobsIdPositiveVariant1;
}

/** get /api/v1/backoffice/scheduled-jobs/:id */
type GetApiV1BackofficeScheduledJobsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/scheduled-jobs/:id */
interface GetApiV1BackofficeScheduledJobsIdNegativeResponseVariants {
  400: GetApiV1BackofficeScheduledJobsIdNegativeVariant1;
  401: GetApiV1BackofficeScheduledJobsIdNegativeVariant1;
  403: GetApiV1BackofficeScheduledJobsIdNegativeVariant1;
  404: GetApiV1BackofficeScheduledJobsIdNegativeVariant1;
  405: GetApiV1BackofficeScheduledJobsIdNegativeVariant1;
  409: GetApiV1BackofficeScheduledJobsIdNegativeVariant1;
  422: GetApiV1BackofficeScheduledJobsIdNegativeVariant1;
  500: GetApiV1BackofficeScheduledJobsIdNegativeVariant1;
}

/** post /api/v1/backoffice/scheduled-jobs/:id/run */
type PostApiV1BackofficeScheduledJobsIdRunInput = {
    id: string;
};

/** post /api/v1/backoffice/scheduled-jobs/:id/run */
type PostApiV1BackofficeScheduledJobsIdRunPositiveVariant1 = {
    id: string;
    title: string;
    description: string;
    schedule: string;
    scheduleText: string;
    isRunning: boolean;
    isWaiting: boolean;
    pause: {
        pausedAt: string;
        pausedByName: string | null;
        resumedAt: string | null;
        resumedByName: string | null;
    } | null;
    lastRun: {
        id: string;
        outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
        durationMs: number | null;
        rows: number | null;
        retries: number;
        error: {
            code: string;
            text: string;
        } | null;
    } | null;
    lastError: {
        at: string;
        error: {
            code: string;
            text: string;
        };
    } | null;
    nextRunAt: string | null;
    isOverdue: boolean;
    hasFailed: boolean;
    abilities: ("run" | "pause" | "resume")[];
    runs: {
        id: string;
        outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
        durationMs: number | null;
        rows: number | null;
        retries: number;
        error: {
            code: string;
            text: string;
        } | null;
    }[];
    pauses: {
        pausedAt: string;
        pausedByName: string | null;
        resumedAt: string | null;
        resumedByName: string | null;
    }[];
};

/** post /api/v1/backoffice/scheduled-jobs/:id/run */
interface PostApiV1BackofficeScheduledJobsIdRunPositiveResponseVariants {
  200: PostApiV1BackofficeScheduledJobsIdRunPositiveVariant1;
}

/** post /api/v1/backoffice/scheduled-jobs/:id/run */
type PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/scheduled-jobs/:id/run */
interface PostApiV1BackofficeScheduledJobsIdRunNegativeResponseVariants {
  400: PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1;
  401: PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1;
  403: PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1;
  404: PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1;
  405: PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1;
  409: PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1;
  422: PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1;
  500: PostApiV1BackofficeScheduledJobsIdRunNegativeVariant1;
}

/** post /api/v1/backoffice/scheduled-jobs/:id/pause */
type PostApiV1BackofficeScheduledJobsIdPauseInput = {
    id: string;
};

/** post /api/v1/backoffice/scheduled-jobs/:id/pause */
type PostApiV1BackofficeScheduledJobsIdPausePositiveVariant1 = {
    id: string;
    title: string;
    description: string;
    schedule: string;
    scheduleText: string;
    isRunning: boolean;
    isWaiting: boolean;
    pause: {
        pausedAt: string;
        pausedByName: string | null;
        resumedAt: string | null;
        resumedByName: string | null;
    } | null;
    lastRun: {
        id: string;
        outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
        durationMs: number | null;
        rows: number | null;
        retries: number;
        error: {
            code: string;
            text: string;
        } | null;
    } | null;
    lastError: {
        at: string;
        error: {
            code: string;
            text: string;
        };
    } | null;
    nextRunAt: string | null;
    isOverdue: boolean;
    hasFailed: boolean;
    abilities: ("run" | "pause" | "resume")[];
    runs: {
        id: string;
        outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
        durationMs: number | null;
        rows: number | null;
        retries: number;
        error: {
            code: string;
            text: string;
        } | null;
    }[];
    pauses: {
        pausedAt: string;
        pausedByName: string | null;
        resumedAt: string | null;
        resumedByName: string | null;
    }[];
};

/** post /api/v1/backoffice/scheduled-jobs/:id/pause */
interface PostApiV1BackofficeScheduledJobsIdPausePositiveResponseVariants {
  200: PostApiV1BackofficeScheduledJobsIdPausePositiveVariant1;
}

/** post /api/v1/backoffice/scheduled-jobs/:id/pause */
type PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/scheduled-jobs/:id/pause */
interface PostApiV1BackofficeScheduledJobsIdPauseNegativeResponseVariants {
  400: PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1;
  401: PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1;
  403: PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1;
  404: PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1;
  405: PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1;
  409: PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1;
  422: PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1;
  500: PostApiV1BackofficeScheduledJobsIdPauseNegativeVariant1;
}

/** post /api/v1/backoffice/scheduled-jobs/:id/resume */
type PostApiV1BackofficeScheduledJobsIdResumeInput = {
    id: string;
};

/** post /api/v1/backoffice/scheduled-jobs/:id/resume */
type PostApiV1BackofficeScheduledJobsIdResumePositiveVariant1 = {
    id: string;
    title: string;
    description: string;
    schedule: string;
    scheduleText: string;
    isRunning: boolean;
    isWaiting: boolean;
    pause: {
        pausedAt: string;
        pausedByName: string | null;
        resumedAt: string | null;
        resumedByName: string | null;
    } | null;
    lastRun: {
        id: string;
        outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
        durationMs: number | null;
        rows: number | null;
        retries: number;
        error: {
            code: string;
            text: string;
        } | null;
    } | null;
    lastError: {
        at: string;
        error: {
            code: string;
            text: string;
        };
    } | null;
    nextRunAt: string | null;
    isOverdue: boolean;
    hasFailed: boolean;
    abilities: ("run" | "pause" | "resume")[];
    runs: {
        id: string;
        outcome: "waiting" | "running" | "succeeded" | "retrying" | "failed" | "skipped";
        createdAt: string;
        startedAt: string | null;
        finishedAt: string | null;
        durationMs: number | null;
        rows: number | null;
        retries: number;
        error: {
            code: string;
            text: string;
        } | null;
    }[];
    pauses: {
        pausedAt: string;
        pausedByName: string | null;
        resumedAt: string | null;
        resumedByName: string | null;
    }[];
};

/** post /api/v1/backoffice/scheduled-jobs/:id/resume */
interface PostApiV1BackofficeScheduledJobsIdResumePositiveResponseVariants {
  200: PostApiV1BackofficeScheduledJobsIdResumePositiveVariant1;
}

/** post /api/v1/backoffice/scheduled-jobs/:id/resume */
type PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/scheduled-jobs/:id/resume */
interface PostApiV1BackofficeScheduledJobsIdResumeNegativeResponseVariants {
  400: PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1;
  401: PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1;
  403: PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1;
  404: PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1;
  405: PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1;
  409: PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1;
  422: PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1;
  500: PostApiV1BackofficeScheduledJobsIdResumeNegativeVariant1;
}

/** get /api/v1/backoffice/stock-feeds */
type GetApiV1BackofficeStockFeedsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/stock-feeds */
type GetApiV1BackofficeStockFeedsPositiveVariant1 = {
    items: {
        id: string;
        pharmacyId: string;
        pharmacyName: string;
        pharmacyCity: string;
        kind: "pull" | "push" | "upload";
        mode: "full" | "delta";
        format: ("csv" | "json" | "xml" | "xlsx") | null;
        mapping: {
            encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
            delimiter: (";" | "\t" | "," | "|") | null;
            decimal: ("," | ".") | null;
            headerLine: number | null;
            list: string | null;
            columns: {
                pzn: {
                    header: string;
                } | null;
                name: {
                    header: string;
                } | null;
                unit: {
                    header: string;
                } | null;
                quantity: {
                    header: string;
                    basis: ("unit" | "pack") | null;
                } | null;
                price: {
                    header: string;
                    basis: ("unit" | "pack") | null;
                    isCents: boolean;
                } | null;
            };
        } | null;
        url: string | null;
        schedule: string | null;
        authKind: "none" | "basic" | "token" | "headers" | "password" | "key";
        authSince: string | null;
        hostKey: string | null;
        isActive: boolean;
        nextRunAt: string | null;
        lastRun: {
            id: string;
            status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
            reasonText: string | null;
            startedAt: string;
            finishedAt: string | null;
            matched: number;
            rowErrors: number;
        } | null;
        confirmedAt: string | null;
        freshness: "fresh" | "uncertain" | "gone" | "never";
        openArticles: number;
        score: number | null;
        scoreParts: {
            part: "freshness" | "rowErrors" | "unmatched" | "prices" | "pickup";
            points: number;
            of: number;
            text: string;
            advice: string | null;
        }[];
        scoredAt: string | null;
        createdAt: string;
        updatedAt: string;
        version: number;
        abilities: ("update" | "run" | "upload")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/stock-feeds */
interface GetApiV1BackofficeStockFeedsPositiveResponseVariants {
  200: GetApiV1BackofficeStockFeedsPositiveVariant1;
}

/** get /api/v1/backoffice/stock-feeds */
type GetApiV1BackofficeStockFeedsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/stock-feeds */
interface GetApiV1BackofficeStockFeedsNegativeResponseVariants {
  400: GetApiV1BackofficeStockFeedsNegativeVariant1;
  401: GetApiV1BackofficeStockFeedsNegativeVariant1;
  403: GetApiV1BackofficeStockFeedsNegativeVariant1;
  404: GetApiV1BackofficeStockFeedsNegativeVariant1;
  405: GetApiV1BackofficeStockFeedsNegativeVariant1;
  409: GetApiV1BackofficeStockFeedsNegativeVariant1;
  422: GetApiV1BackofficeStockFeedsNegativeVariant1;
  500: GetApiV1BackofficeStockFeedsNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds */
type PostApiV1BackofficeStockFeedsInput = {
    pharmacyId: string;
    kind: "pull" | "push" | "upload";
    mode?: ("full" | "delta") | undefined;
    format?: (("csv" | "json" | "xml" | "xlsx") | null) | undefined;
    url?: (string | null) | undefined;
    schedule?: (string | null) | undefined;
    auth?: ({
        kind: "none";
    } | {
        kind: "basic";
        username: string;
        password: string;
    } | {
        kind: "token";
        token: string;
    } | {
        kind: "headers";
        headers: {
            name: string;
            value: string;
        }[];
    } | {
        kind: "password";
        username: string;
        password: string;
    } | {
        kind: "key";
        username: string;
        privateKey: string;
        passphrase?: string | undefined;
    }) | undefined;
    hostKey?: (string | null) | undefined;
    isActive?: boolean | undefined;
};

/** post /api/v1/backoffice/stock-feeds */
type PostApiV1BackofficeStockFeedsPositiveVariant1 = {
    id: string;
    pharmacyId: string;
    pharmacyName: string;
    pharmacyCity: string;
    kind: "pull" | "push" | "upload";
    mode: "full" | "delta";
    format: ("csv" | "json" | "xml" | "xlsx") | null;
    mapping: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
    } | null;
    url: string | null;
    schedule: string | null;
    authKind: "none" | "basic" | "token" | "headers" | "password" | "key";
    authSince: string | null;
    hostKey: string | null;
    isActive: boolean;
    nextRunAt: string | null;
    lastRun: {
        id: string;
        status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
        reasonText: string | null;
        startedAt: string;
        finishedAt: string | null;
        matched: number;
        rowErrors: number;
    } | null;
    confirmedAt: string | null;
    freshness: "fresh" | "uncertain" | "gone" | "never";
    openArticles: number;
    score: number | null;
    scoreParts: {
        part: "freshness" | "rowErrors" | "unmatched" | "prices" | "pickup";
        points: number;
        of: number;
        text: string;
        advice: string | null;
    }[];
    scoredAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update" | "run" | "upload")[];
};

/** post /api/v1/backoffice/stock-feeds */
interface PostApiV1BackofficeStockFeedsPositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsPositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds */
type PostApiV1BackofficeStockFeedsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds */
interface PostApiV1BackofficeStockFeedsNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsNegativeVariant1;
  401: PostApiV1BackofficeStockFeedsNegativeVariant1;
  403: PostApiV1BackofficeStockFeedsNegativeVariant1;
  404: PostApiV1BackofficeStockFeedsNegativeVariant1;
  405: PostApiV1BackofficeStockFeedsNegativeVariant1;
  409: PostApiV1BackofficeStockFeedsNegativeVariant1;
  422: PostApiV1BackofficeStockFeedsNegativeVariant1;
  500: PostApiV1BackofficeStockFeedsNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds/test-connection */
type PostApiV1BackofficeStockFeedsTestConnectionInput = {
    feedId?: string | undefined;
    url: string;
    auth?: ({
        kind: "none";
    } | {
        kind: "basic";
        username: string;
        password: string;
    } | {
        kind: "token";
        token: string;
    } | {
        kind: "headers";
        headers: {
            name: string;
            value: string;
        }[];
    } | {
        kind: "password";
        username: string;
        password: string;
    } | {
        kind: "key";
        username: string;
        privateKey: string;
        passphrase?: string | undefined;
    }) | undefined;
    hostKey?: (string | null) | undefined;
};

/** post /api/v1/backoffice/stock-feeds/test-connection */
type PostApiV1BackofficeStockFeedsTestConnectionPositiveVariant1 = {
    isFetched: boolean;
    reason: string | null;
    reasonText: string | null;
    hostKey: string | null;
    file: {
        name: string | null;
        bytes: number;
        modifiedAt: string | null;
        format: string | null;
        headers: string[];
        problem: string | null;
    } | null;
};

/** post /api/v1/backoffice/stock-feeds/test-connection */
interface PostApiV1BackofficeStockFeedsTestConnectionPositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsTestConnectionPositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds/test-connection */
type PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds/test-connection */
interface PostApiV1BackofficeStockFeedsTestConnectionNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1;
  401: PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1;
  403: PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1;
  404: PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1;
  405: PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1;
  409: PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1;
  422: PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1;
  500: PostApiV1BackofficeStockFeedsTestConnectionNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds/preview-schedule */
type PostApiV1BackofficeStockFeedsPreviewScheduleInput = {
    schedule: string;
};

/** post /api/v1/backoffice/stock-feeds/preview-schedule */
type PostApiV1BackofficeStockFeedsPreviewSchedulePositiveVariant1 = {
    times: string[];
};

/** post /api/v1/backoffice/stock-feeds/preview-schedule */
interface PostApiV1BackofficeStockFeedsPreviewSchedulePositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsPreviewSchedulePositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds/preview-schedule */
type PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds/preview-schedule */
interface PostApiV1BackofficeStockFeedsPreviewScheduleNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1;
  401: PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1;
  403: PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1;
  404: PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1;
  405: PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1;
  409: PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1;
  422: PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1;
  500: PostApiV1BackofficeStockFeedsPreviewScheduleNegativeVariant1;
}

/** get /api/v1/backoffice/stock-feeds/:id */
type GetApiV1BackofficeStockFeedsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/stock-feeds/:id */
type GetApiV1BackofficeStockFeedsIdPositiveVariant1 = {
    id: string;
    pharmacyId: string;
    pharmacyName: string;
    pharmacyCity: string;
    kind: "pull" | "push" | "upload";
    mode: "full" | "delta";
    format: ("csv" | "json" | "xml" | "xlsx") | null;
    mapping: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
    } | null;
    url: string | null;
    schedule: string | null;
    authKind: "none" | "basic" | "token" | "headers" | "password" | "key";
    authSince: string | null;
    hostKey: string | null;
    isActive: boolean;
    nextRunAt: string | null;
    lastRun: {
        id: string;
        status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
        reasonText: string | null;
        startedAt: string;
        finishedAt: string | null;
        matched: number;
        rowErrors: number;
    } | null;
    confirmedAt: string | null;
    freshness: "fresh" | "uncertain" | "gone" | "never";
    openArticles: number;
    score: number | null;
    scoreParts: {
        part: "freshness" | "rowErrors" | "unmatched" | "prices" | "pickup";
        points: number;
        of: number;
        text: string;
        advice: string | null;
    }[];
    scoredAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update" | "run" | "upload")[];
};

/** get /api/v1/backoffice/stock-feeds/:id */
interface GetApiV1BackofficeStockFeedsIdPositiveResponseVariants {
  200: GetApiV1BackofficeStockFeedsIdPositiveVariant1;
}

/** get /api/v1/backoffice/stock-feeds/:id */
type GetApiV1BackofficeStockFeedsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/stock-feeds/:id */
interface GetApiV1BackofficeStockFeedsIdNegativeResponseVariants {
  400: GetApiV1BackofficeStockFeedsIdNegativeVariant1;
  401: GetApiV1BackofficeStockFeedsIdNegativeVariant1;
  403: GetApiV1BackofficeStockFeedsIdNegativeVariant1;
  404: GetApiV1BackofficeStockFeedsIdNegativeVariant1;
  405: GetApiV1BackofficeStockFeedsIdNegativeVariant1;
  409: GetApiV1BackofficeStockFeedsIdNegativeVariant1;
  422: GetApiV1BackofficeStockFeedsIdNegativeVariant1;
  500: GetApiV1BackofficeStockFeedsIdNegativeVariant1;
}

/** patch /api/v1/backoffice/stock-feeds/:id */
type PatchApiV1BackofficeStockFeedsIdInput = {
    mode?: ("full" | "delta") | undefined;
    format?: (("csv" | "json" | "xml" | "xlsx") | null) | undefined;
    url?: (string | null) | undefined;
    schedule?: (string | null) | undefined;
    auth?: ({
        kind: "none";
    } | {
        kind: "basic";
        username: string;
        password: string;
    } | {
        kind: "token";
        token: string;
    } | {
        kind: "headers";
        headers: {
            name: string;
            value: string;
        }[];
    } | {
        kind: "password";
        username: string;
        password: string;
    } | {
        kind: "key";
        username: string;
        privateKey: string;
        passphrase?: string | undefined;
    }) | undefined;
    hostKey?: (string | null) | undefined;
    isActive?: boolean | undefined;
    id: string;
    version?: number | undefined;
    mapping?: ({
        encoding?: (("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null) | undefined;
        delimiter?: ((";" | "\t" | "," | "|") | null) | undefined;
        decimal?: (("," | ".") | null) | undefined;
        headerLine?: (number | null) | undefined;
        list?: (string | null) | undefined;
        columns: {
            pzn?: ({
                header: string;
            } | null) | undefined;
            name?: ({
                header: string;
            } | null) | undefined;
            unit?: ({
                header: string;
            } | null) | undefined;
            quantity?: ({
                header: string;
                basis?: (("unit" | "pack") | null) | undefined;
            } | null) | undefined;
            price?: ({
                header: string;
                basis?: (("unit" | "pack") | null) | undefined;
                isCents?: boolean | undefined;
            } | null) | undefined;
        };
    } | null) | undefined;
};

/** patch /api/v1/backoffice/stock-feeds/:id */
type PatchApiV1BackofficeStockFeedsIdPositiveVariant1 = {
    id: string;
    pharmacyId: string;
    pharmacyName: string;
    pharmacyCity: string;
    kind: "pull" | "push" | "upload";
    mode: "full" | "delta";
    format: ("csv" | "json" | "xml" | "xlsx") | null;
    mapping: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
    } | null;
    url: string | null;
    schedule: string | null;
    authKind: "none" | "basic" | "token" | "headers" | "password" | "key";
    authSince: string | null;
    hostKey: string | null;
    isActive: boolean;
    nextRunAt: string | null;
    lastRun: {
        id: string;
        status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
        reasonText: string | null;
        startedAt: string;
        finishedAt: string | null;
        matched: number;
        rowErrors: number;
    } | null;
    confirmedAt: string | null;
    freshness: "fresh" | "uncertain" | "gone" | "never";
    openArticles: number;
    score: number | null;
    scoreParts: {
        part: "freshness" | "rowErrors" | "unmatched" | "prices" | "pickup";
        points: number;
        of: number;
        text: string;
        advice: string | null;
    }[];
    scoredAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update" | "run" | "upload")[];
};

/** patch /api/v1/backoffice/stock-feeds/:id */
interface PatchApiV1BackofficeStockFeedsIdPositiveResponseVariants {
  200: PatchApiV1BackofficeStockFeedsIdPositiveVariant1;
}

/** patch /api/v1/backoffice/stock-feeds/:id */
type PatchApiV1BackofficeStockFeedsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/stock-feeds/:id */
interface PatchApiV1BackofficeStockFeedsIdNegativeResponseVariants {
  400: PatchApiV1BackofficeStockFeedsIdNegativeVariant1;
  401: PatchApiV1BackofficeStockFeedsIdNegativeVariant1;
  403: PatchApiV1BackofficeStockFeedsIdNegativeVariant1;
  404: PatchApiV1BackofficeStockFeedsIdNegativeVariant1;
  405: PatchApiV1BackofficeStockFeedsIdNegativeVariant1;
  409: PatchApiV1BackofficeStockFeedsIdNegativeVariant1;
  422: PatchApiV1BackofficeStockFeedsIdNegativeVariant1;
  500: PatchApiV1BackofficeStockFeedsIdNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/run */
type PostApiV1BackofficeStockFeedsIdRunInput = {
    id: string;
};

/** post /api/v1/backoffice/stock-feeds/:id/run */
type PostApiV1BackofficeStockFeedsIdRunPositiveVariant1 = {
    id: string;
    feedId: string;
    pharmacyId: string;
    pharmacyName: string;
    source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
    status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
    phase: ("reading" | "matching" | "writing") | null;
    reason?: string | undefined;
    reasonText?: string | undefined;
    rows: number;
    accepted: number;
    matched: number;
    unmatched: number;
    rowErrors: number;
    changed: number;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
    }[];
    encoding: string | null;
    format: string | null;
    dialect: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
        headers: string[];
    } | null;
    contentAt: string | null;
    startedAt: string;
    finishedAt: string | null;
    durationMs: number | null;
    rolledBackById: string | null;
    rollsBackId: string | null;
    correctsId: string | null;
    abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
};

/** post /api/v1/backoffice/stock-feeds/:id/run */
interface PostApiV1BackofficeStockFeedsIdRunPositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsIdRunPositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/run */
type PostApiV1BackofficeStockFeedsIdRunNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/run */
interface PostApiV1BackofficeStockFeedsIdRunNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsIdRunNegativeVariant1;
  401: PostApiV1BackofficeStockFeedsIdRunNegativeVariant1;
  403: PostApiV1BackofficeStockFeedsIdRunNegativeVariant1;
  404: PostApiV1BackofficeStockFeedsIdRunNegativeVariant1;
  405: PostApiV1BackofficeStockFeedsIdRunNegativeVariant1;
  409: PostApiV1BackofficeStockFeedsIdRunNegativeVariant1;
  422: PostApiV1BackofficeStockFeedsIdRunNegativeVariant1;
  500: PostApiV1BackofficeStockFeedsIdRunNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/upload */
type PostApiV1BackofficeStockFeedsIdUploadInput = {
    id: string;
    file: any;
    mode?: ("full" | "delta") | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/upload */
type PostApiV1BackofficeStockFeedsIdUploadPositiveVariant1 = {
    id: string;
    feedId: string;
    pharmacyId: string;
    pharmacyName: string;
    source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
    status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
    phase: ("reading" | "matching" | "writing") | null;
    reason?: string | undefined;
    reasonText?: string | undefined;
    rows: number;
    accepted: number;
    matched: number;
    unmatched: number;
    rowErrors: number;
    changed: number;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
    }[];
    encoding: string | null;
    format: string | null;
    dialect: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
        headers: string[];
    } | null;
    contentAt: string | null;
    startedAt: string;
    finishedAt: string | null;
    durationMs: number | null;
    rolledBackById: string | null;
    rollsBackId: string | null;
    correctsId: string | null;
    abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
};

/** post /api/v1/backoffice/stock-feeds/:id/upload */
interface PostApiV1BackofficeStockFeedsIdUploadPositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsIdUploadPositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/upload */
type PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/upload */
interface PostApiV1BackofficeStockFeedsIdUploadNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1;
  401: PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1;
  403: PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1;
  404: PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1;
  405: PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1;
  409: PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1;
  422: PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1;
  500: PostApiV1BackofficeStockFeedsIdUploadNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/examine */
type PostApiV1BackofficeStockFeedsIdExamineInput = {
    id: string;
    file: any;
    mapping?: string | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/examine */
type PostApiV1BackofficeStockFeedsIdExaminePositiveVariant1 = {
    problem: {
        code: string;
        text: string;
    } | null;
    format: ("csv" | "json" | "xml" | "xlsx") | null;
    encoding: string | null;
    dialect: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
        headers: string[];
    } | null;
    purchaseHeaders: string[];
    columns: {
        field: "pzn" | "name" | "quantity" | "unit" | "price";
        header: string | null;
        basis: ("unit" | "pack") | null;
        isCents: boolean;
        source: ("person" | "heading") | null;
        alternatives: string[];
    }[];
    opening: {
        line: number;
        cells: string[];
    }[];
    sample: {
        line: number;
        written: {
            pzn?: string | undefined;
            name?: string | undefined;
            quantity?: string | undefined;
            unit?: string | undefined;
            price?: string | undefined;
        };
        understood: {
            pzn: string | null;
            match: "matched" | "unmatched" | "ignored";
            productName: string | null;
            quantity: number;
            unit: ("g" | "ml" | "piece") | null;
            priceCents: number;
        } | null;
        problem: {
            line: number;
            field?: string | undefined;
            code: string;
            message: string;
        } | null;
    }[];
    counts: {
        rows: number;
        accepted: number;
        matched: number;
        unmatched: number;
        faulty: number;
    } | null;
    problems: {
        field: string | null;
        code: string;
        message: string;
        count: number;
        lines: [
            number,
            number
        ][];
        isCut: boolean;
    }[];
    faultyRows: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
        cells: {
            pzn?: string | undefined;
            name?: string | undefined;
            quantity?: string | undefined;
            unit?: string | undefined;
            price?: string | undefined;
        };
    }[];
    suspicion: {
        code: string;
        text: string;
    } | null;
    changes: {
        mode: "full" | "delta";
        counts: {
            new: number;
            gone: number;
            priceUp: number;
            priceDown: number;
            amount: number;
            unchanged: number;
        };
        examples: {
            productId: string;
            pzn: string;
            name: string;
            unit: "g" | "ml" | "piece";
            kind: "priceUp" | "priceDown" | "gone" | "amount" | "new" | "unchanged";
            before: {
                quantity: number;
                priceCents: number;
            } | null;
            after: {
                quantity: number;
                priceCents: number;
            } | null;
            priceFactor: number | null;
        }[];
    } | null;
};

/** post /api/v1/backoffice/stock-feeds/:id/examine */
interface PostApiV1BackofficeStockFeedsIdExaminePositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsIdExaminePositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/examine */
type PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/examine */
interface PostApiV1BackofficeStockFeedsIdExamineNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1;
  401: PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1;
  403: PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1;
  404: PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1;
  405: PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1;
  409: PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1;
  422: PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1;
  500: PostApiV1BackofficeStockFeedsIdExamineNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/marked-file */
type PostApiV1BackofficeStockFeedsIdMarkedFileInput = {
    id: string;
    file: any;
    mapping?: string | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/marked-file */
type PostApiV1BackofficeStockFeedsIdMarkedFilePositiveVariant1 = Blob;

/** post /api/v1/backoffice/stock-feeds/:id/marked-file */
interface PostApiV1BackofficeStockFeedsIdMarkedFilePositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsIdMarkedFilePositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/marked-file */
type PostApiV1BackofficeStockFeedsIdMarkedFileNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/marked-file */
interface PostApiV1BackofficeStockFeedsIdMarkedFileNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsIdMarkedFileNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/mapping */
type PostApiV1BackofficeStockFeedsIdMappingInput = {
    id: string;
    mapping: {
        encoding?: (("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null) | undefined;
        delimiter?: ((";" | "\t" | "," | "|") | null) | undefined;
        decimal?: (("," | ".") | null) | undefined;
        headerLine?: (number | null) | undefined;
        list?: (string | null) | undefined;
        columns: {
            pzn?: ({
                header: string;
            } | null) | undefined;
            name?: ({
                header: string;
            } | null) | undefined;
            unit?: ({
                header: string;
            } | null) | undefined;
            quantity?: ({
                header: string;
                basis?: (("unit" | "pack") | null) | undefined;
            } | null) | undefined;
            price?: ({
                header: string;
                basis?: (("unit" | "pack") | null) | undefined;
                isCents?: boolean | undefined;
            } | null) | undefined;
        };
    } | null;
    version: number;
};

/** post /api/v1/backoffice/stock-feeds/:id/mapping */
type PostApiV1BackofficeStockFeedsIdMappingPositiveVariant1 = {
    id: string;
    pharmacyId: string;
    pharmacyName: string;
    pharmacyCity: string;
    kind: "pull" | "push" | "upload";
    mode: "full" | "delta";
    format: ("csv" | "json" | "xml" | "xlsx") | null;
    mapping: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
    } | null;
    url: string | null;
    schedule: string | null;
    authKind: "none" | "basic" | "token" | "headers" | "password" | "key";
    authSince: string | null;
    hostKey: string | null;
    isActive: boolean;
    nextRunAt: string | null;
    lastRun: {
        id: string;
        status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
        reasonText: string | null;
        startedAt: string;
        finishedAt: string | null;
        matched: number;
        rowErrors: number;
    } | null;
    confirmedAt: string | null;
    freshness: "fresh" | "uncertain" | "gone" | "never";
    openArticles: number;
    score: number | null;
    scoreParts: {
        part: "freshness" | "rowErrors" | "unmatched" | "prices" | "pickup";
        points: number;
        of: number;
        text: string;
        advice: string | null;
    }[];
    scoredAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update" | "run" | "upload")[];
};

/** post /api/v1/backoffice/stock-feeds/:id/mapping */
interface PostApiV1BackofficeStockFeedsIdMappingPositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsIdMappingPositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/mapping */
type PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/mapping */
interface PostApiV1BackofficeStockFeedsIdMappingNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1;
  401: PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1;
  403: PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1;
  404: PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1;
  405: PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1;
  409: PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1;
  422: PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1;
  500: PostApiV1BackofficeStockFeedsIdMappingNegativeVariant1;
}

/** get /api/v1/backoffice/stock-feeds/:id/keys */
type GetApiV1BackofficeStockFeedsIdKeysInput = {
    id: string;
};

/** get /api/v1/backoffice/stock-feeds/:id/keys */
type GetApiV1BackofficeStockFeedsIdKeysPositiveVariant1 = {
    items: {
        id: string;
        feedId: string;
        prefix: string;
        label: string | null;
        state: "active" | "ending" | "expired" | "revoked";
        createdBy: string | null;
        createdAt: string;
        lastUsedAt: string | null;
        expiresAt: string | null;
        revokedAt: string | null;
    }[];
    total: number;
};

/** get /api/v1/backoffice/stock-feeds/:id/keys */
interface GetApiV1BackofficeStockFeedsIdKeysPositiveResponseVariants {
  200: GetApiV1BackofficeStockFeedsIdKeysPositiveVariant1;
}

/** get /api/v1/backoffice/stock-feeds/:id/keys */
type GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/stock-feeds/:id/keys */
interface GetApiV1BackofficeStockFeedsIdKeysNegativeResponseVariants {
  400: GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  401: GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  403: GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  404: GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  405: GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  409: GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  422: GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  500: GetApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/keys */
type PostApiV1BackofficeStockFeedsIdKeysInput = {
    label?: (string | null) | undefined;
    replaces?: (string | null) | undefined;
    overlapHours?: number | undefined;
    validForDays?: (number | null) | undefined;
    id: string;
};

/** post /api/v1/backoffice/stock-feeds/:id/keys */
type PostApiV1BackofficeStockFeedsIdKeysPositiveVariant1 = {
    id: string;
    feedId: string;
    prefix: string;
    label: string | null;
    state: "active" | "ending" | "expired" | "revoked";
    createdBy: string | null;
    createdAt: string;
    lastUsedAt: string | null;
    expiresAt: string | null;
    revokedAt: string | null;
    key: string;
};

/** post /api/v1/backoffice/stock-feeds/:id/keys */
interface PostApiV1BackofficeStockFeedsIdKeysPositiveResponseVariants {
  200: PostApiV1BackofficeStockFeedsIdKeysPositiveVariant1;
}

/** post /api/v1/backoffice/stock-feeds/:id/keys */
type PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/stock-feeds/:id/keys */
interface PostApiV1BackofficeStockFeedsIdKeysNegativeResponseVariants {
  400: PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  401: PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  403: PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  404: PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  405: PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  409: PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  422: PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
  500: PostApiV1BackofficeStockFeedsIdKeysNegativeVariant1;
}

/** delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId */
type DeleteApiV1BackofficeStockFeedsIdKeysKeyIdInput = {
    id: string;
    keyId: string;
};

/** delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId */
type DeleteApiV1BackofficeStockFeedsIdKeysKeyIdPositiveVariant1 = {
    id: string;
    feedId: string;
    prefix: string;
    label: string | null;
    state: "active" | "ending" | "expired" | "revoked";
    createdBy: string | null;
    createdAt: string;
    lastUsedAt: string | null;
    expiresAt: string | null;
    revokedAt: string | null;
};

/** delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId */
interface DeleteApiV1BackofficeStockFeedsIdKeysKeyIdPositiveResponseVariants {
  200: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdPositiveVariant1;
}

/** delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId */
type DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId */
interface DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeResponseVariants {
  400: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1;
  401: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1;
  403: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1;
  404: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1;
  405: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1;
  409: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1;
  422: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1;
  500: DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeVariant1;
}

/** get /api/v1/backoffice/feed-runs */
type GetApiV1BackofficeFeedRunsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/feed-runs */
type GetApiV1BackofficeFeedRunsPositiveVariant1 = {
    items: {
        id: string;
        feedId: string;
        pharmacyId: string;
        pharmacyName: string;
        source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
        status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
        phase: ("reading" | "matching" | "writing") | null;
        reason?: string | undefined;
        reasonText?: string | undefined;
        rows: number;
        accepted: number;
        matched: number;
        unmatched: number;
        rowErrors: number;
        changed: number;
        errors: {
            line: number;
            field?: string | undefined;
            code: string;
            message: string;
        }[];
        encoding: string | null;
        format: string | null;
        dialect: {
            encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
            delimiter: (";" | "\t" | "," | "|") | null;
            decimal: ("," | ".") | null;
            headerLine: number | null;
            list: string | null;
            columns: {
                pzn: {
                    header: string;
                } | null;
                name: {
                    header: string;
                } | null;
                unit: {
                    header: string;
                } | null;
                quantity: {
                    header: string;
                    basis: ("unit" | "pack") | null;
                } | null;
                price: {
                    header: string;
                    basis: ("unit" | "pack") | null;
                    isCents: boolean;
                } | null;
            };
            headers: string[];
        } | null;
        contentAt: string | null;
        startedAt: string;
        finishedAt: string | null;
        durationMs: number | null;
        rolledBackById: string | null;
        rollsBackId: string | null;
        correctsId: string | null;
        abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/feed-runs */
interface GetApiV1BackofficeFeedRunsPositiveResponseVariants {
  200: GetApiV1BackofficeFeedRunsPositiveVariant1;
}

/** get /api/v1/backoffice/feed-runs */
type GetApiV1BackofficeFeedRunsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/feed-runs */
interface GetApiV1BackofficeFeedRunsNegativeResponseVariants {
  400: GetApiV1BackofficeFeedRunsNegativeVariant1;
  401: GetApiV1BackofficeFeedRunsNegativeVariant1;
  403: GetApiV1BackofficeFeedRunsNegativeVariant1;
  404: GetApiV1BackofficeFeedRunsNegativeVariant1;
  405: GetApiV1BackofficeFeedRunsNegativeVariant1;
  409: GetApiV1BackofficeFeedRunsNegativeVariant1;
  422: GetApiV1BackofficeFeedRunsNegativeVariant1;
  500: GetApiV1BackofficeFeedRunsNegativeVariant1;
}

/** get /api/v1/backoffice/feed-runs/:id */
type GetApiV1BackofficeFeedRunsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/feed-runs/:id */
type GetApiV1BackofficeFeedRunsIdPositiveVariant1 = {
    id: string;
    feedId: string;
    pharmacyId: string;
    pharmacyName: string;
    source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
    status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
    phase: ("reading" | "matching" | "writing") | null;
    reason?: string | undefined;
    reasonText?: string | undefined;
    rows: number;
    accepted: number;
    matched: number;
    unmatched: number;
    rowErrors: number;
    changed: number;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
    }[];
    encoding: string | null;
    format: string | null;
    dialect: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
        headers: string[];
    } | null;
    contentAt: string | null;
    startedAt: string;
    finishedAt: string | null;
    durationMs: number | null;
    rolledBackById: string | null;
    rollsBackId: string | null;
    correctsId: string | null;
    abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
};

/** get /api/v1/backoffice/feed-runs/:id */
interface GetApiV1BackofficeFeedRunsIdPositiveResponseVariants {
  200: GetApiV1BackofficeFeedRunsIdPositiveVariant1;
}

/** get /api/v1/backoffice/feed-runs/:id */
type GetApiV1BackofficeFeedRunsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/feed-runs/:id */
interface GetApiV1BackofficeFeedRunsIdNegativeResponseVariants {
  400: GetApiV1BackofficeFeedRunsIdNegativeVariant1;
  401: GetApiV1BackofficeFeedRunsIdNegativeVariant1;
  403: GetApiV1BackofficeFeedRunsIdNegativeVariant1;
  404: GetApiV1BackofficeFeedRunsIdNegativeVariant1;
  405: GetApiV1BackofficeFeedRunsIdNegativeVariant1;
  409: GetApiV1BackofficeFeedRunsIdNegativeVariant1;
  422: GetApiV1BackofficeFeedRunsIdNegativeVariant1;
  500: GetApiV1BackofficeFeedRunsIdNegativeVariant1;
}

/** post /api/v1/backoffice/feed-runs/:id/release */
type PostApiV1BackofficeFeedRunsIdReleaseInput = {
    id: string;
};

/** post /api/v1/backoffice/feed-runs/:id/release */
type PostApiV1BackofficeFeedRunsIdReleasePositiveVariant1 = {
    id: string;
    feedId: string;
    pharmacyId: string;
    pharmacyName: string;
    source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
    status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
    phase: ("reading" | "matching" | "writing") | null;
    reason?: string | undefined;
    reasonText?: string | undefined;
    rows: number;
    accepted: number;
    matched: number;
    unmatched: number;
    rowErrors: number;
    changed: number;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
    }[];
    encoding: string | null;
    format: string | null;
    dialect: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
        headers: string[];
    } | null;
    contentAt: string | null;
    startedAt: string;
    finishedAt: string | null;
    durationMs: number | null;
    rolledBackById: string | null;
    rollsBackId: string | null;
    correctsId: string | null;
    abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
};

/** post /api/v1/backoffice/feed-runs/:id/release */
interface PostApiV1BackofficeFeedRunsIdReleasePositiveResponseVariants {
  200: PostApiV1BackofficeFeedRunsIdReleasePositiveVariant1;
}

/** post /api/v1/backoffice/feed-runs/:id/release */
type PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/feed-runs/:id/release */
interface PostApiV1BackofficeFeedRunsIdReleaseNegativeResponseVariants {
  400: PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1;
  401: PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1;
  403: PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1;
  404: PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1;
  405: PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1;
  409: PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1;
  422: PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1;
  500: PostApiV1BackofficeFeedRunsIdReleaseNegativeVariant1;
}

/** post /api/v1/backoffice/feed-runs/:id/discard */
type PostApiV1BackofficeFeedRunsIdDiscardInput = {
    id: string;
};

/** post /api/v1/backoffice/feed-runs/:id/discard */
type PostApiV1BackofficeFeedRunsIdDiscardPositiveVariant1 = {
    id: string;
    feedId: string;
    pharmacyId: string;
    pharmacyName: string;
    source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
    status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
    phase: ("reading" | "matching" | "writing") | null;
    reason?: string | undefined;
    reasonText?: string | undefined;
    rows: number;
    accepted: number;
    matched: number;
    unmatched: number;
    rowErrors: number;
    changed: number;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
    }[];
    encoding: string | null;
    format: string | null;
    dialect: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
        headers: string[];
    } | null;
    contentAt: string | null;
    startedAt: string;
    finishedAt: string | null;
    durationMs: number | null;
    rolledBackById: string | null;
    rollsBackId: string | null;
    correctsId: string | null;
    abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
};

/** post /api/v1/backoffice/feed-runs/:id/discard */
interface PostApiV1BackofficeFeedRunsIdDiscardPositiveResponseVariants {
  200: PostApiV1BackofficeFeedRunsIdDiscardPositiveVariant1;
}

/** post /api/v1/backoffice/feed-runs/:id/discard */
type PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/feed-runs/:id/discard */
interface PostApiV1BackofficeFeedRunsIdDiscardNegativeResponseVariants {
  400: PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1;
  401: PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1;
  403: PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1;
  404: PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1;
  405: PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1;
  409: PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1;
  422: PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1;
  500: PostApiV1BackofficeFeedRunsIdDiscardNegativeVariant1;
}

/** get /api/v1/backoffice/feed-runs/:id/comparison */
type GetApiV1BackofficeFeedRunsIdComparisonInput = {
    id: string;
    page?: number | undefined;
    pageSize?: number | undefined;
    kind?: ("priceUp" | "priceDown" | "gone" | "amount" | "new" | "unchanged") | undefined;
};

/** get /api/v1/backoffice/feed-runs/:id/comparison */
type GetApiV1BackofficeFeedRunsIdComparisonPositiveVariant1 = {
    mode: "full" | "delta";
    counts: {
        new: number;
        gone: number;
        priceUp: number;
        priceDown: number;
        amount: number;
        unchanged: number;
    };
    items: {
        productId: string;
        pzn: string;
        name: string;
        unit: "g" | "ml" | "piece";
        kind: "priceUp" | "priceDown" | "gone" | "amount" | "new" | "unchanged";
        before: {
            quantity: number;
            priceCents: number;
        } | null;
        after: {
            quantity: number;
            priceCents: number;
        } | null;
        priceFactor: number | null;
    }[];
    total: number;
};

/** get /api/v1/backoffice/feed-runs/:id/comparison */
interface GetApiV1BackofficeFeedRunsIdComparisonPositiveResponseVariants {
  200: GetApiV1BackofficeFeedRunsIdComparisonPositiveVariant1;
}

/** get /api/v1/backoffice/feed-runs/:id/comparison */
type GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/feed-runs/:id/comparison */
interface GetApiV1BackofficeFeedRunsIdComparisonNegativeResponseVariants {
  400: GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1;
  401: GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1;
  403: GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1;
  404: GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1;
  405: GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1;
  409: GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1;
  422: GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1;
  500: GetApiV1BackofficeFeedRunsIdComparisonNegativeVariant1;
}

/** post /api/v1/backoffice/feed-runs/:id/roll-back */
type PostApiV1BackofficeFeedRunsIdRollBackInput = {
    id: string;
    reason: string;
};

/** post /api/v1/backoffice/feed-runs/:id/roll-back */
type PostApiV1BackofficeFeedRunsIdRollBackPositiveVariant1 = {
    id: string;
    feedId: string;
    pharmacyId: string;
    pharmacyName: string;
    source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
    status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
    phase: ("reading" | "matching" | "writing") | null;
    reason?: string | undefined;
    reasonText?: string | undefined;
    rows: number;
    accepted: number;
    matched: number;
    unmatched: number;
    rowErrors: number;
    changed: number;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
    }[];
    encoding: string | null;
    format: string | null;
    dialect: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
        headers: string[];
    } | null;
    contentAt: string | null;
    startedAt: string;
    finishedAt: string | null;
    durationMs: number | null;
    rolledBackById: string | null;
    rollsBackId: string | null;
    correctsId: string | null;
    abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
};

/** post /api/v1/backoffice/feed-runs/:id/roll-back */
interface PostApiV1BackofficeFeedRunsIdRollBackPositiveResponseVariants {
  200: PostApiV1BackofficeFeedRunsIdRollBackPositiveVariant1;
}

/** post /api/v1/backoffice/feed-runs/:id/roll-back */
type PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/feed-runs/:id/roll-back */
interface PostApiV1BackofficeFeedRunsIdRollBackNegativeResponseVariants {
  400: PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1;
  401: PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1;
  403: PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1;
  404: PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1;
  405: PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1;
  409: PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1;
  422: PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1;
  500: PostApiV1BackofficeFeedRunsIdRollBackNegativeVariant1;
}

/** get /api/v1/backoffice/feed-runs/:id/row-errors */
type GetApiV1BackofficeFeedRunsIdRowErrorsInput = {
    id: string;
    page?: number | undefined;
    pageSize?: number | undefined;
    field?: ("pzn" | "name" | "quantity" | "unit" | "price" | "row") | undefined;
    code?: string | undefined;
};

/** get /api/v1/backoffice/feed-runs/:id/row-errors */
type GetApiV1BackofficeFeedRunsIdRowErrorsPositiveVariant1 = {
    all: number;
    kept: number;
    groups: {
        field: string | null;
        code: string;
        message: string;
        count: number;
        lines: [
            number,
            number
        ][];
        isCut: boolean;
    }[];
    items: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
        cells: {
            pzn?: string | undefined;
            name?: string | undefined;
            quantity?: string | undefined;
            unit?: string | undefined;
            price?: string | undefined;
        };
    }[];
    total: number;
};

/** get /api/v1/backoffice/feed-runs/:id/row-errors */
interface GetApiV1BackofficeFeedRunsIdRowErrorsPositiveResponseVariants {
  200: GetApiV1BackofficeFeedRunsIdRowErrorsPositiveVariant1;
}

/** get /api/v1/backoffice/feed-runs/:id/row-errors */
type GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/feed-runs/:id/row-errors */
interface GetApiV1BackofficeFeedRunsIdRowErrorsNegativeResponseVariants {
  400: GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1;
  401: GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1;
  403: GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1;
  404: GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1;
  405: GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1;
  409: GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1;
  422: GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1;
  500: GetApiV1BackofficeFeedRunsIdRowErrorsNegativeVariant1;
}

/** get /api/v1/backoffice/feed-runs/:id/row-errors.csv */
type GetApiV1BackofficeFeedRunsIdRowErrorsCsvInput = {
    id: string;
};

/** get /api/v1/backoffice/feed-runs/:id/row-errors.csv */
type GetApiV1BackofficeFeedRunsIdRowErrorsCsvPositiveVariant1 = Blob;

/** get /api/v1/backoffice/feed-runs/:id/row-errors.csv */
interface GetApiV1BackofficeFeedRunsIdRowErrorsCsvPositiveResponseVariants {
  200: GetApiV1BackofficeFeedRunsIdRowErrorsCsvPositiveVariant1;
}

/** get /api/v1/backoffice/feed-runs/:id/row-errors.csv */
type GetApiV1BackofficeFeedRunsIdRowErrorsCsvNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/feed-runs/:id/row-errors.csv */
interface GetApiV1BackofficeFeedRunsIdRowErrorsCsvNegativeResponseVariants {
  400: GetApiV1BackofficeFeedRunsIdRowErrorsCsvNegativeVariant1;
}

/** post /api/v1/backoffice/feed-runs/:id/corrections */
type PostApiV1BackofficeFeedRunsIdCorrectionsInput = {
    id: string;
    rows: {
        line: number;
        pzn?: string | undefined;
        name?: string | undefined;
        quantity: string;
        unit?: string | undefined;
        price: string;
    }[];
};

/** post /api/v1/backoffice/feed-runs/:id/corrections */
type PostApiV1BackofficeFeedRunsIdCorrectionsPositiveVariant1 = {
    run: {
        id: string;
        feedId: string;
        pharmacyId: string;
        pharmacyName: string;
        source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
        status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
        phase: ("reading" | "matching" | "writing") | null;
        reason?: string | undefined;
        reasonText?: string | undefined;
        rows: number;
        accepted: number;
        matched: number;
        unmatched: number;
        rowErrors: number;
        changed: number;
        errors: {
            line: number;
            field?: string | undefined;
            code: string;
            message: string;
        }[];
        encoding: string | null;
        format: string | null;
        dialect: {
            encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
            delimiter: (";" | "\t" | "," | "|") | null;
            decimal: ("," | ".") | null;
            headerLine: number | null;
            list: string | null;
            columns: {
                pzn: {
                    header: string;
                } | null;
                name: {
                    header: string;
                } | null;
                unit: {
                    header: string;
                } | null;
                quantity: {
                    header: string;
                    basis: ("unit" | "pack") | null;
                } | null;
                price: {
                    header: string;
                    basis: ("unit" | "pack") | null;
                    isCents: boolean;
                } | null;
            };
            headers: string[];
        } | null;
        contentAt: string | null;
        startedAt: string;
        finishedAt: string | null;
        durationMs: number | null;
        rolledBackById: string | null;
        rollsBackId: string | null;
        correctsId: string | null;
        abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
    } | null;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
        cells: {
            pzn?: string | undefined;
            name?: string | undefined;
            quantity?: string | undefined;
            unit?: string | undefined;
            price?: string | undefined;
        };
    }[];
};

/** post /api/v1/backoffice/feed-runs/:id/corrections */
interface PostApiV1BackofficeFeedRunsIdCorrectionsPositiveResponseVariants {
  200: PostApiV1BackofficeFeedRunsIdCorrectionsPositiveVariant1;
}

/** post /api/v1/backoffice/feed-runs/:id/corrections */
type PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/feed-runs/:id/corrections */
interface PostApiV1BackofficeFeedRunsIdCorrectionsNegativeResponseVariants {
  400: PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1;
  401: PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1;
  403: PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1;
  404: PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1;
  405: PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1;
  409: PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1;
  422: PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1;
  500: PostApiV1BackofficeFeedRunsIdCorrectionsNegativeVariant1;
}

/** get /api/v1/backoffice/unmatched-products */
type GetApiV1BackofficeUnmatchedProductsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/unmatched-products */
type GetApiV1BackofficeUnmatchedProductsPositiveVariant1 = {
    items: {
        id: string;
        pharmacyId: string;
        pharmacyName: string;
        name: string;
        pzn: string | null;
        state: "open" | "matched" | "ignored";
        productId: string | null;
        product: {
            id: string;
            pzn: string;
            name: string;
        } | null;
        quantity: number | null;
        priceCents: number | null;
        suggestions: {
            productId: string;
            pzn: string;
            name: string;
            score: number;
            reasons: ("name" | "brand" | "content" | "code" | "strain" | "country")[];
        }[];
        lastSeenAt: string;
        decidedAt: string | null;
        version: number;
        abilities: ("match" | "ignore" | "undo")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/unmatched-products */
interface GetApiV1BackofficeUnmatchedProductsPositiveResponseVariants {
  200: GetApiV1BackofficeUnmatchedProductsPositiveVariant1;
}

/** get /api/v1/backoffice/unmatched-products */
type GetApiV1BackofficeUnmatchedProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/unmatched-products */
interface GetApiV1BackofficeUnmatchedProductsNegativeResponseVariants {
  400: GetApiV1BackofficeUnmatchedProductsNegativeVariant1;
  401: GetApiV1BackofficeUnmatchedProductsNegativeVariant1;
  403: GetApiV1BackofficeUnmatchedProductsNegativeVariant1;
  404: GetApiV1BackofficeUnmatchedProductsNegativeVariant1;
  405: GetApiV1BackofficeUnmatchedProductsNegativeVariant1;
  409: GetApiV1BackofficeUnmatchedProductsNegativeVariant1;
  422: GetApiV1BackofficeUnmatchedProductsNegativeVariant1;
  500: GetApiV1BackofficeUnmatchedProductsNegativeVariant1;
}

/** get /api/v1/backoffice/unmatched-products/:id */
type GetApiV1BackofficeUnmatchedProductsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/unmatched-products/:id */
type GetApiV1BackofficeUnmatchedProductsIdPositiveVariant1 = {
    id: string;
    pharmacyId: string;
    pharmacyName: string;
    name: string;
    pzn: string | null;
    state: "open" | "matched" | "ignored";
    productId: string | null;
    product: {
        id: string;
        pzn: string;
        name: string;
    } | null;
    quantity: number | null;
    priceCents: number | null;
    suggestions: {
        productId: string;
        pzn: string;
        name: string;
        score: number;
        reasons: ("name" | "brand" | "content" | "code" | "strain" | "country")[];
    }[];
    lastSeenAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("match" | "ignore" | "undo")[];
};

/** get /api/v1/backoffice/unmatched-products/:id */
interface GetApiV1BackofficeUnmatchedProductsIdPositiveResponseVariants {
  200: GetApiV1BackofficeUnmatchedProductsIdPositiveVariant1;
}

/** get /api/v1/backoffice/unmatched-products/:id */
type GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/unmatched-products/:id */
interface GetApiV1BackofficeUnmatchedProductsIdNegativeResponseVariants {
  400: GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1;
  401: GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1;
  403: GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1;
  404: GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1;
  405: GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1;
  409: GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1;
  422: GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1;
  500: GetApiV1BackofficeUnmatchedProductsIdNegativeVariant1;
}

/** post /api/v1/backoffice/unmatched-products/:id/match */
type PostApiV1BackofficeUnmatchedProductsIdMatchInput = {
    id: string;
    productId: string;
};

/** post /api/v1/backoffice/unmatched-products/:id/match */
type PostApiV1BackofficeUnmatchedProductsIdMatchPositiveVariant1 = {
    id: string;
    pharmacyId: string;
    pharmacyName: string;
    name: string;
    pzn: string | null;
    state: "open" | "matched" | "ignored";
    productId: string | null;
    product: {
        id: string;
        pzn: string;
        name: string;
    } | null;
    quantity: number | null;
    priceCents: number | null;
    suggestions: {
        productId: string;
        pzn: string;
        name: string;
        score: number;
        reasons: ("name" | "brand" | "content" | "code" | "strain" | "country")[];
    }[];
    lastSeenAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("match" | "ignore" | "undo")[];
    effect: "now" | "nextDelivery";
};

/** post /api/v1/backoffice/unmatched-products/:id/match */
interface PostApiV1BackofficeUnmatchedProductsIdMatchPositiveResponseVariants {
  200: PostApiV1BackofficeUnmatchedProductsIdMatchPositiveVariant1;
}

/** post /api/v1/backoffice/unmatched-products/:id/match */
type PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/unmatched-products/:id/match */
interface PostApiV1BackofficeUnmatchedProductsIdMatchNegativeResponseVariants {
  400: PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1;
  401: PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1;
  403: PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1;
  404: PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1;
  405: PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1;
  409: PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1;
  422: PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1;
  500: PostApiV1BackofficeUnmatchedProductsIdMatchNegativeVariant1;
}

/** post /api/v1/backoffice/unmatched-products/:id/ignore */
type PostApiV1BackofficeUnmatchedProductsIdIgnoreInput = {
    id: string;
};

/** post /api/v1/backoffice/unmatched-products/:id/ignore */
type PostApiV1BackofficeUnmatchedProductsIdIgnorePositiveVariant1 = {
    id: string;
    pharmacyId: string;
    pharmacyName: string;
    name: string;
    pzn: string | null;
    state: "open" | "matched" | "ignored";
    productId: string | null;
    product: {
        id: string;
        pzn: string;
        name: string;
    } | null;
    quantity: number | null;
    priceCents: number | null;
    suggestions: {
        productId: string;
        pzn: string;
        name: string;
        score: number;
        reasons: ("name" | "brand" | "content" | "code" | "strain" | "country")[];
    }[];
    lastSeenAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("match" | "ignore" | "undo")[];
    effect: "now" | "nextDelivery";
};

/** post /api/v1/backoffice/unmatched-products/:id/ignore */
interface PostApiV1BackofficeUnmatchedProductsIdIgnorePositiveResponseVariants {
  200: PostApiV1BackofficeUnmatchedProductsIdIgnorePositiveVariant1;
}

/** post /api/v1/backoffice/unmatched-products/:id/ignore */
type PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/unmatched-products/:id/ignore */
interface PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeResponseVariants {
  400: PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1;
  401: PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1;
  403: PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1;
  404: PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1;
  405: PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1;
  409: PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1;
  422: PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1;
  500: PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeVariant1;
}

/** post /api/v1/backoffice/unmatched-products/:id/undo */
type PostApiV1BackofficeUnmatchedProductsIdUndoInput = {
    id: string;
};

/** post /api/v1/backoffice/unmatched-products/:id/undo */
type PostApiV1BackofficeUnmatchedProductsIdUndoPositiveVariant1 = {
    id: string;
    pharmacyId: string;
    pharmacyName: string;
    name: string;
    pzn: string | null;
    state: "open" | "matched" | "ignored";
    productId: string | null;
    product: {
        id: string;
        pzn: string;
        name: string;
    } | null;
    quantity: number | null;
    priceCents: number | null;
    suggestions: {
        productId: string;
        pzn: string;
        name: string;
        score: number;
        reasons: ("name" | "brand" | "content" | "code" | "strain" | "country")[];
    }[];
    lastSeenAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("match" | "ignore" | "undo")[];
    effect: "now" | "nextDelivery";
};

/** post /api/v1/backoffice/unmatched-products/:id/undo */
interface PostApiV1BackofficeUnmatchedProductsIdUndoPositiveResponseVariants {
  200: PostApiV1BackofficeUnmatchedProductsIdUndoPositiveVariant1;
}

/** post /api/v1/backoffice/unmatched-products/:id/undo */
type PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/unmatched-products/:id/undo */
interface PostApiV1BackofficeUnmatchedProductsIdUndoNegativeResponseVariants {
  400: PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1;
  401: PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1;
  403: PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1;
  404: PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1;
  405: PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1;
  409: PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1;
  422: PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1;
  500: PostApiV1BackofficeUnmatchedProductsIdUndoNegativeVariant1;
}

/** post /api/v1/backoffice/unmatched-products/match-suggested */
type PostApiV1BackofficeUnmatchedProductsMatchSuggestedInput = {
    matches: {
        id: string;
        productId: string;
    }[];
} | {
    ids: string[];
    minimumScore: number;
};

/** post /api/v1/backoffice/unmatched-products/match-suggested */
type PostApiV1BackofficeUnmatchedProductsMatchSuggestedPositiveVariant1 = {
    matched: number;
    live: number;
    skipped: {
        id: string;
        reason: "decided" | "uncertain";
    }[];
};

/** post /api/v1/backoffice/unmatched-products/match-suggested */
interface PostApiV1BackofficeUnmatchedProductsMatchSuggestedPositiveResponseVariants {
  200: PostApiV1BackofficeUnmatchedProductsMatchSuggestedPositiveVariant1;
}

/** post /api/v1/backoffice/unmatched-products/match-suggested */
type PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/unmatched-products/match-suggested */
interface PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeResponseVariants {
  400: PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1;
  401: PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1;
  403: PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1;
  404: PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1;
  405: PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1;
  409: PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1;
  422: PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1;
  500: PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeVariant1;
}

/** get /api/v1/backoffice/stock */
type GetApiV1BackofficeStockInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/stock */
type GetApiV1BackofficeStockPositiveVariant1 = {
    items: {
        id: `${string}:${string}`;
        pharmacyId: string;
        pharmacyName: string;
        productId: string;
        productName: string;
        pzn: string;
        quantity: number;
        unit: "g" | "ml" | "piece";
        priceCents: number;
        currency: "EUR";
        confirmedAt: string;
    }[];
    total: number;
};

/** get /api/v1/backoffice/stock */
interface GetApiV1BackofficeStockPositiveResponseVariants {
  200: GetApiV1BackofficeStockPositiveVariant1;
}

/** get /api/v1/backoffice/stock */
type GetApiV1BackofficeStockNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/stock */
interface GetApiV1BackofficeStockNegativeResponseVariants {
  400: GetApiV1BackofficeStockNegativeVariant1;
  401: GetApiV1BackofficeStockNegativeVariant1;
  403: GetApiV1BackofficeStockNegativeVariant1;
  404: GetApiV1BackofficeStockNegativeVariant1;
  405: GetApiV1BackofficeStockNegativeVariant1;
  409: GetApiV1BackofficeStockNegativeVariant1;
  422: GetApiV1BackofficeStockNegativeVariant1;
  500: GetApiV1BackofficeStockNegativeVariant1;
}

/** get /api/v1/backoffice/stock/:id */
type GetApiV1BackofficeStockIdInput = {
    id: `${string}:${string}`;
};

/** get /api/v1/backoffice/stock/:id */
type GetApiV1BackofficeStockIdPositiveVariant1 = {
    id: `${string}:${string}`;
    pharmacyId: string;
    pharmacyName: string;
    productId: string;
    productName: string;
    pzn: string;
    quantity: number;
    unit: "g" | "ml" | "piece";
    priceCents: number;
    currency: "EUR";
    confirmedAt: string;
    changes: {
        at: string;
        quantity: number | null;
        priceCents: number | null;
        runId: string | null;
    }[];
};

/** get /api/v1/backoffice/stock/:id */
interface GetApiV1BackofficeStockIdPositiveResponseVariants {
  200: GetApiV1BackofficeStockIdPositiveVariant1;
}

/** get /api/v1/backoffice/stock/:id */
type GetApiV1BackofficeStockIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/stock/:id */
interface GetApiV1BackofficeStockIdNegativeResponseVariants {
  400: GetApiV1BackofficeStockIdNegativeVariant1;
  401: GetApiV1BackofficeStockIdNegativeVariant1;
  403: GetApiV1BackofficeStockIdNegativeVariant1;
  404: GetApiV1BackofficeStockIdNegativeVariant1;
  405: GetApiV1BackofficeStockIdNegativeVariant1;
  409: GetApiV1BackofficeStockIdNegativeVariant1;
  422: GetApiV1BackofficeStockIdNegativeVariant1;
  500: GetApiV1BackofficeStockIdNegativeVariant1;
}

/** get /api/v1/backoffice/products */
type GetApiV1BackofficeProductsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/products */
type GetApiV1BackofficeProductsPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        pzn: string;
        name: string;
        category: "flower" | "extract" | "vape" | "edible";
        unit: "g" | "ml" | "piece";
        genetics: ("indica" | "sativa" | "hybrid") | null;
        geneticsDetail: string | null;
        thc: number | null;
        cbd: number | null;
        isThcBelow: boolean;
        isCbdBelow: boolean;
        manufacturer: string | null;
        grower: string | null;
        strain: string | null;
        origin: string | null;
        irradiation: "irradiated" | "unirradiated" | "unknown";
        cartridgeSystem: string | null;
        descriptionDe: string | null;
        descriptionEn: string | null;
        isPromoted: boolean;
        isPublished: boolean;
        pharmacyCount: number;
        fromPriceCents: number | null;
        image: string;
        createdAt: string;
        updatedAt: string;
        version: number;
        abilities: ("update" | "publish")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/products */
interface GetApiV1BackofficeProductsPositiveResponseVariants {
  200: GetApiV1BackofficeProductsPositiveVariant1;
}

/** get /api/v1/backoffice/products */
type GetApiV1BackofficeProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/products */
interface GetApiV1BackofficeProductsNegativeResponseVariants {
  400: GetApiV1BackofficeProductsNegativeVariant1;
  401: GetApiV1BackofficeProductsNegativeVariant1;
  403: GetApiV1BackofficeProductsNegativeVariant1;
  404: GetApiV1BackofficeProductsNegativeVariant1;
  405: GetApiV1BackofficeProductsNegativeVariant1;
  409: GetApiV1BackofficeProductsNegativeVariant1;
  422: GetApiV1BackofficeProductsNegativeVariant1;
  500: GetApiV1BackofficeProductsNegativeVariant1;
}

/** post /api/v1/backoffice/products */
type PostApiV1BackofficeProductsInput = {
    pzn: string;
    name: string;
    category: "flower" | "extract" | "vape" | "edible";
    unit: "g" | "ml" | "piece";
    genetics?: (("indica" | "sativa" | "hybrid") | null) | undefined;
    geneticsDetail?: (string | null) | undefined;
    thc?: (number | null) | undefined;
    cbd?: (number | null) | undefined;
    isThcBelow?: boolean | undefined;
    isCbdBelow?: boolean | undefined;
    manufacturer?: (string | null) | undefined;
    grower?: (string | null) | undefined;
    strain?: (string | null) | undefined;
    origin?: (string | null) | undefined;
    irradiation?: ("irradiated" | "unirradiated" | "unknown") | undefined;
    cartridgeSystem?: (string | null) | undefined;
    descriptionDe?: (string | null) | undefined;
    descriptionEn?: (string | null) | undefined;
    isPromoted?: boolean | undefined;
    isPublished?: boolean | undefined;
};

/** post /api/v1/backoffice/products */
type PostApiV1BackofficeProductsPositiveVariant1 = {
    id: string;
    slug: string;
    pzn: string;
    name: string;
    category: "flower" | "extract" | "vape" | "edible";
    unit: "g" | "ml" | "piece";
    genetics: ("indica" | "sativa" | "hybrid") | null;
    geneticsDetail: string | null;
    thc: number | null;
    cbd: number | null;
    isThcBelow: boolean;
    isCbdBelow: boolean;
    manufacturer: string | null;
    grower: string | null;
    strain: string | null;
    origin: string | null;
    irradiation: "irradiated" | "unirradiated" | "unknown";
    cartridgeSystem: string | null;
    descriptionDe: string | null;
    descriptionEn: string | null;
    isPromoted: boolean;
    isPublished: boolean;
    pharmacyCount: number;
    fromPriceCents: number | null;
    image: string;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update" | "publish")[];
};

/** post /api/v1/backoffice/products */
interface PostApiV1BackofficeProductsPositiveResponseVariants {
  200: PostApiV1BackofficeProductsPositiveVariant1;
}

/** post /api/v1/backoffice/products */
type PostApiV1BackofficeProductsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/products */
interface PostApiV1BackofficeProductsNegativeResponseVariants {
  400: PostApiV1BackofficeProductsNegativeVariant1;
  401: PostApiV1BackofficeProductsNegativeVariant1;
  403: PostApiV1BackofficeProductsNegativeVariant1;
  404: PostApiV1BackofficeProductsNegativeVariant1;
  405: PostApiV1BackofficeProductsNegativeVariant1;
  409: PostApiV1BackofficeProductsNegativeVariant1;
  422: PostApiV1BackofficeProductsNegativeVariant1;
  500: PostApiV1BackofficeProductsNegativeVariant1;
}

/** get /api/v1/backoffice/products/:id */
type GetApiV1BackofficeProductsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/products/:id */
type GetApiV1BackofficeProductsIdPositiveVariant1 = {
    id: string;
    slug: string;
    pzn: string;
    name: string;
    category: "flower" | "extract" | "vape" | "edible";
    unit: "g" | "ml" | "piece";
    genetics: ("indica" | "sativa" | "hybrid") | null;
    geneticsDetail: string | null;
    thc: number | null;
    cbd: number | null;
    isThcBelow: boolean;
    isCbdBelow: boolean;
    manufacturer: string | null;
    grower: string | null;
    strain: string | null;
    origin: string | null;
    irradiation: "irradiated" | "unirradiated" | "unknown";
    cartridgeSystem: string | null;
    descriptionDe: string | null;
    descriptionEn: string | null;
    isPromoted: boolean;
    isPublished: boolean;
    pharmacyCount: number;
    fromPriceCents: number | null;
    image: string;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update" | "publish")[];
};

/** get /api/v1/backoffice/products/:id */
interface GetApiV1BackofficeProductsIdPositiveResponseVariants {
  200: GetApiV1BackofficeProductsIdPositiveVariant1;
}

/** get /api/v1/backoffice/products/:id */
type GetApiV1BackofficeProductsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/products/:id */
interface GetApiV1BackofficeProductsIdNegativeResponseVariants {
  400: GetApiV1BackofficeProductsIdNegativeVariant1;
  401: GetApiV1BackofficeProductsIdNegativeVariant1;
  403: GetApiV1BackofficeProductsIdNegativeVariant1;
  404: GetApiV1BackofficeProductsIdNegativeVariant1;
  405: GetApiV1BackofficeProductsIdNegativeVariant1;
  409: GetApiV1BackofficeProductsIdNegativeVariant1;
  422: GetApiV1BackofficeProductsIdNegativeVariant1;
  500: GetApiV1BackofficeProductsIdNegativeVariant1;
}

/** patch /api/v1/backoffice/products/:id */
type PatchApiV1BackofficeProductsIdInput = {
    pzn?: string | undefined;
    name?: string | undefined;
    category?: ("flower" | "extract" | "vape" | "edible") | undefined;
    unit?: ("g" | "ml" | "piece") | undefined;
    genetics?: (("indica" | "sativa" | "hybrid") | null) | undefined;
    geneticsDetail?: (string | null) | undefined;
    thc?: (number | null) | undefined;
    cbd?: (number | null) | undefined;
    isThcBelow?: boolean | undefined;
    isCbdBelow?: boolean | undefined;
    manufacturer?: (string | null) | undefined;
    grower?: (string | null) | undefined;
    strain?: (string | null) | undefined;
    origin?: (string | null) | undefined;
    irradiation?: ("irradiated" | "unirradiated" | "unknown") | undefined;
    cartridgeSystem?: (string | null) | undefined;
    descriptionDe?: (string | null) | undefined;
    descriptionEn?: (string | null) | undefined;
    isPromoted?: boolean | undefined;
    isPublished?: boolean | undefined;
    id: string;
    version?: number | undefined;
};

/** patch /api/v1/backoffice/products/:id */
type PatchApiV1BackofficeProductsIdPositiveVariant1 = {
    id: string;
    slug: string;
    pzn: string;
    name: string;
    category: "flower" | "extract" | "vape" | "edible";
    unit: "g" | "ml" | "piece";
    genetics: ("indica" | "sativa" | "hybrid") | null;
    geneticsDetail: string | null;
    thc: number | null;
    cbd: number | null;
    isThcBelow: boolean;
    isCbdBelow: boolean;
    manufacturer: string | null;
    grower: string | null;
    strain: string | null;
    origin: string | null;
    irradiation: "irradiated" | "unirradiated" | "unknown";
    cartridgeSystem: string | null;
    descriptionDe: string | null;
    descriptionEn: string | null;
    isPromoted: boolean;
    isPublished: boolean;
    pharmacyCount: number;
    fromPriceCents: number | null;
    image: string;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update" | "publish")[];
};

/** patch /api/v1/backoffice/products/:id */
interface PatchApiV1BackofficeProductsIdPositiveResponseVariants {
  200: PatchApiV1BackofficeProductsIdPositiveVariant1;
}

/** patch /api/v1/backoffice/products/:id */
type PatchApiV1BackofficeProductsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/products/:id */
interface PatchApiV1BackofficeProductsIdNegativeResponseVariants {
  400: PatchApiV1BackofficeProductsIdNegativeVariant1;
  401: PatchApiV1BackofficeProductsIdNegativeVariant1;
  403: PatchApiV1BackofficeProductsIdNegativeVariant1;
  404: PatchApiV1BackofficeProductsIdNegativeVariant1;
  405: PatchApiV1BackofficeProductsIdNegativeVariant1;
  409: PatchApiV1BackofficeProductsIdNegativeVariant1;
  422: PatchApiV1BackofficeProductsIdNegativeVariant1;
  500: PatchApiV1BackofficeProductsIdNegativeVariant1;
}

/** get /api/v1/backoffice/reviews */
type GetApiV1BackofficeReviewsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/reviews */
type GetApiV1BackofficeReviewsPositiveVariant1 = {
    items: {
        id: string;
        productId: string;
        productName: string;
        productSlug: string;
        pseudonym: string;
        text: string | null;
        status: "pending" | "published" | "rejected" | "withdrawn";
        reason: ("healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other") | null;
        reasonText: string | null;
        createdAt: string;
        updatedAt: string;
        decidedAt: string | null;
        version: number;
        abilities: ("publish" | "reject")[];
        rating: number;
        effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
        sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
        benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
        isVerified: boolean;
        likes: number;
        comments: number;
    }[];
    total: number;
};

/** get /api/v1/backoffice/reviews */
interface GetApiV1BackofficeReviewsPositiveResponseVariants {
  200: GetApiV1BackofficeReviewsPositiveVariant1;
}

/** get /api/v1/backoffice/reviews */
type GetApiV1BackofficeReviewsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/reviews */
interface GetApiV1BackofficeReviewsNegativeResponseVariants {
  400: GetApiV1BackofficeReviewsNegativeVariant1;
  401: GetApiV1BackofficeReviewsNegativeVariant1;
  403: GetApiV1BackofficeReviewsNegativeVariant1;
  404: GetApiV1BackofficeReviewsNegativeVariant1;
  405: GetApiV1BackofficeReviewsNegativeVariant1;
  409: GetApiV1BackofficeReviewsNegativeVariant1;
  422: GetApiV1BackofficeReviewsNegativeVariant1;
  500: GetApiV1BackofficeReviewsNegativeVariant1;
}

/** post /api/v1/backoffice/reviews/decide */
type PostApiV1BackofficeReviewsDecideInput = {
    action: "publish" | "reject";
    items: {
        id: string;
        version: number;
    }[];
    isPreview: true;
} | {
    action: "publish";
    items: {
        id: string;
        version: number;
    }[];
} | {
    action: "reject";
    items: {
        id: string;
        version: number;
    }[];
    reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
    text?: string | undefined;
};

/** post /api/v1/backoffice/reviews/decide */
type PostApiV1BackofficeReviewsDecidePositiveVariant1 = {
    decided: number;
    skipped: {
        id: string;
        reason: "gone" | "changed" | "decided";
    }[];
};

/** post /api/v1/backoffice/reviews/decide */
interface PostApiV1BackofficeReviewsDecidePositiveResponseVariants {
  200: PostApiV1BackofficeReviewsDecidePositiveVariant1;
}

/** post /api/v1/backoffice/reviews/decide */
type PostApiV1BackofficeReviewsDecideNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/reviews/decide */
interface PostApiV1BackofficeReviewsDecideNegativeResponseVariants {
  400: PostApiV1BackofficeReviewsDecideNegativeVariant1;
  401: PostApiV1BackofficeReviewsDecideNegativeVariant1;
  403: PostApiV1BackofficeReviewsDecideNegativeVariant1;
  404: PostApiV1BackofficeReviewsDecideNegativeVariant1;
  405: PostApiV1BackofficeReviewsDecideNegativeVariant1;
  409: PostApiV1BackofficeReviewsDecideNegativeVariant1;
  422: PostApiV1BackofficeReviewsDecideNegativeVariant1;
  500: PostApiV1BackofficeReviewsDecideNegativeVariant1;
}

/** get /api/v1/backoffice/reviews/:id */
type GetApiV1BackofficeReviewsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/reviews/:id */
type GetApiV1BackofficeReviewsIdPositiveVariant1 = {
    id: string;
    productId: string;
    productName: string;
    productSlug: string;
    pseudonym: string;
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    reason: ("healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other") | null;
    reasonText: string | null;
    createdAt: string;
    updatedAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("publish" | "reject")[];
    rating: number;
    effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
    sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
    benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
    isVerified: boolean;
    likes: number;
    comments: number;
    others: {
        id: string;
        productName: string;
        rating: number;
        text: string | null;
        status: "pending" | "published" | "rejected" | "withdrawn";
        createdAt: string;
    }[];
};

/** get /api/v1/backoffice/reviews/:id */
interface GetApiV1BackofficeReviewsIdPositiveResponseVariants {
  200: GetApiV1BackofficeReviewsIdPositiveVariant1;
}

/** get /api/v1/backoffice/reviews/:id */
type GetApiV1BackofficeReviewsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/reviews/:id */
interface GetApiV1BackofficeReviewsIdNegativeResponseVariants {
  400: GetApiV1BackofficeReviewsIdNegativeVariant1;
  401: GetApiV1BackofficeReviewsIdNegativeVariant1;
  403: GetApiV1BackofficeReviewsIdNegativeVariant1;
  404: GetApiV1BackofficeReviewsIdNegativeVariant1;
  405: GetApiV1BackofficeReviewsIdNegativeVariant1;
  409: GetApiV1BackofficeReviewsIdNegativeVariant1;
  422: GetApiV1BackofficeReviewsIdNegativeVariant1;
  500: GetApiV1BackofficeReviewsIdNegativeVariant1;
}

/** post /api/v1/backoffice/reviews/:id/publish */
type PostApiV1BackofficeReviewsIdPublishInput = {
    id: string;
    version?: number | undefined;
};

/** post /api/v1/backoffice/reviews/:id/publish */
type PostApiV1BackofficeReviewsIdPublishPositiveVariant1 = {
    id: string;
    productId: string;
    productName: string;
    productSlug: string;
    pseudonym: string;
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    reason: ("healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other") | null;
    reasonText: string | null;
    createdAt: string;
    updatedAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("publish" | "reject")[];
    rating: number;
    effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
    sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
    benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
    isVerified: boolean;
    likes: number;
    comments: number;
    others: {
        id: string;
        productName: string;
        rating: number;
        text: string | null;
        status: "pending" | "published" | "rejected" | "withdrawn";
        createdAt: string;
    }[];
};

/** post /api/v1/backoffice/reviews/:id/publish */
interface PostApiV1BackofficeReviewsIdPublishPositiveResponseVariants {
  200: PostApiV1BackofficeReviewsIdPublishPositiveVariant1;
}

/** post /api/v1/backoffice/reviews/:id/publish */
type PostApiV1BackofficeReviewsIdPublishNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/reviews/:id/publish */
interface PostApiV1BackofficeReviewsIdPublishNegativeResponseVariants {
  400: PostApiV1BackofficeReviewsIdPublishNegativeVariant1;
  401: PostApiV1BackofficeReviewsIdPublishNegativeVariant1;
  403: PostApiV1BackofficeReviewsIdPublishNegativeVariant1;
  404: PostApiV1BackofficeReviewsIdPublishNegativeVariant1;
  405: PostApiV1BackofficeReviewsIdPublishNegativeVariant1;
  409: PostApiV1BackofficeReviewsIdPublishNegativeVariant1;
  422: PostApiV1BackofficeReviewsIdPublishNegativeVariant1;
  500: PostApiV1BackofficeReviewsIdPublishNegativeVariant1;
}

/** post /api/v1/backoffice/reviews/:id/reject */
type PostApiV1BackofficeReviewsIdRejectInput = {
    id: string;
    reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
    text?: string | undefined;
    version?: number | undefined;
};

/** post /api/v1/backoffice/reviews/:id/reject */
type PostApiV1BackofficeReviewsIdRejectPositiveVariant1 = {
    id: string;
    productId: string;
    productName: string;
    productSlug: string;
    pseudonym: string;
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    reason: ("healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other") | null;
    reasonText: string | null;
    createdAt: string;
    updatedAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("publish" | "reject")[];
    rating: number;
    effects: ("uplifted" | "energetic" | "mental_clarity" | "reduced_anxiety" | "relaxed" | "sleepy" | "calm" | "stress_relief" | "alert" | "focused" | "memory_support" | "subdued" | "appetite_suppressed" | "respiratory_relief" | "sedated" | "mood_stabilized" | "refreshing" | "soothing" | "stimulated")[];
    sideEffects: ("skin_irritation" | "dizziness" | "sedation" | "dry_mouth" | "nausea")[];
    benefits: ("stress" | "anxiety" | "depression" | "inflammation" | "digestive_issues" | "anticancer" | "pain" | "sleep_disorders" | "muscle_spasms" | "appetite_control" | "bronchial_dilation" | "memory_loss" | "antioxidant" | "antibacterial" | "antifungal" | "decongestion" | "neuroprotection" | "cognitive_support" | "antimicrobial" | "skin_healing" | "skin_health" | "insect_repellent" | "seizure_reduction" | "mood_support" | "immunosuppressive" | "cytotoxic" | "relaxation" | "bronchodilation" | "pain_relief" | "sedation")[];
    isVerified: boolean;
    likes: number;
    comments: number;
    others: {
        id: string;
        productName: string;
        rating: number;
        text: string | null;
        status: "pending" | "published" | "rejected" | "withdrawn";
        createdAt: string;
    }[];
};

/** post /api/v1/backoffice/reviews/:id/reject */
interface PostApiV1BackofficeReviewsIdRejectPositiveResponseVariants {
  200: PostApiV1BackofficeReviewsIdRejectPositiveVariant1;
}

/** post /api/v1/backoffice/reviews/:id/reject */
type PostApiV1BackofficeReviewsIdRejectNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/reviews/:id/reject */
interface PostApiV1BackofficeReviewsIdRejectNegativeResponseVariants {
  400: PostApiV1BackofficeReviewsIdRejectNegativeVariant1;
  401: PostApiV1BackofficeReviewsIdRejectNegativeVariant1;
  403: PostApiV1BackofficeReviewsIdRejectNegativeVariant1;
  404: PostApiV1BackofficeReviewsIdRejectNegativeVariant1;
  405: PostApiV1BackofficeReviewsIdRejectNegativeVariant1;
  409: PostApiV1BackofficeReviewsIdRejectNegativeVariant1;
  422: PostApiV1BackofficeReviewsIdRejectNegativeVariant1;
  500: PostApiV1BackofficeReviewsIdRejectNegativeVariant1;
}

/** get /api/v1/backoffice/review-comments */
type GetApiV1BackofficeReviewCommentsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/review-comments */
type GetApiV1BackofficeReviewCommentsPositiveVariant1 = {
    items: {
        id: string;
        productId: string;
        productName: string;
        productSlug: string;
        pseudonym: string;
        text: string | null;
        status: "pending" | "published" | "rejected" | "withdrawn";
        reason: ("healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other") | null;
        reasonText: string | null;
        createdAt: string;
        updatedAt: string;
        decidedAt: string | null;
        version: number;
        abilities: ("publish" | "reject")[];
        reviewId: string;
        reviewText: string | null;
        reviewRating: number;
    }[];
    total: number;
};

/** get /api/v1/backoffice/review-comments */
interface GetApiV1BackofficeReviewCommentsPositiveResponseVariants {
  200: GetApiV1BackofficeReviewCommentsPositiveVariant1;
}

/** get /api/v1/backoffice/review-comments */
type GetApiV1BackofficeReviewCommentsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/review-comments */
interface GetApiV1BackofficeReviewCommentsNegativeResponseVariants {
  400: GetApiV1BackofficeReviewCommentsNegativeVariant1;
  401: GetApiV1BackofficeReviewCommentsNegativeVariant1;
  403: GetApiV1BackofficeReviewCommentsNegativeVariant1;
  404: GetApiV1BackofficeReviewCommentsNegativeVariant1;
  405: GetApiV1BackofficeReviewCommentsNegativeVariant1;
  409: GetApiV1BackofficeReviewCommentsNegativeVariant1;
  422: GetApiV1BackofficeReviewCommentsNegativeVariant1;
  500: GetApiV1BackofficeReviewCommentsNegativeVariant1;
}

/** post /api/v1/backoffice/review-comments/decide */
type PostApiV1BackofficeReviewCommentsDecideInput = {
    action: "publish" | "reject";
    items: {
        id: string;
        version: number;
    }[];
    isPreview: true;
} | {
    action: "publish";
    items: {
        id: string;
        version: number;
    }[];
} | {
    action: "reject";
    items: {
        id: string;
        version: number;
    }[];
    reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
    text?: string | undefined;
};

/** post /api/v1/backoffice/review-comments/decide */
type PostApiV1BackofficeReviewCommentsDecidePositiveVariant1 = {
    decided: number;
    skipped: {
        id: string;
        reason: "gone" | "changed" | "decided";
    }[];
};

/** post /api/v1/backoffice/review-comments/decide */
interface PostApiV1BackofficeReviewCommentsDecidePositiveResponseVariants {
  200: PostApiV1BackofficeReviewCommentsDecidePositiveVariant1;
}

/** post /api/v1/backoffice/review-comments/decide */
type PostApiV1BackofficeReviewCommentsDecideNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/review-comments/decide */
interface PostApiV1BackofficeReviewCommentsDecideNegativeResponseVariants {
  400: PostApiV1BackofficeReviewCommentsDecideNegativeVariant1;
  401: PostApiV1BackofficeReviewCommentsDecideNegativeVariant1;
  403: PostApiV1BackofficeReviewCommentsDecideNegativeVariant1;
  404: PostApiV1BackofficeReviewCommentsDecideNegativeVariant1;
  405: PostApiV1BackofficeReviewCommentsDecideNegativeVariant1;
  409: PostApiV1BackofficeReviewCommentsDecideNegativeVariant1;
  422: PostApiV1BackofficeReviewCommentsDecideNegativeVariant1;
  500: PostApiV1BackofficeReviewCommentsDecideNegativeVariant1;
}

/** get /api/v1/backoffice/review-comments/:id */
type GetApiV1BackofficeReviewCommentsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/review-comments/:id */
type GetApiV1BackofficeReviewCommentsIdPositiveVariant1 = {
    id: string;
    productId: string;
    productName: string;
    productSlug: string;
    pseudonym: string;
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    reason: ("healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other") | null;
    reasonText: string | null;
    createdAt: string;
    updatedAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("publish" | "reject")[];
    reviewId: string;
    reviewText: string | null;
    reviewRating: number;
};

/** get /api/v1/backoffice/review-comments/:id */
interface GetApiV1BackofficeReviewCommentsIdPositiveResponseVariants {
  200: GetApiV1BackofficeReviewCommentsIdPositiveVariant1;
}

/** get /api/v1/backoffice/review-comments/:id */
type GetApiV1BackofficeReviewCommentsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/review-comments/:id */
interface GetApiV1BackofficeReviewCommentsIdNegativeResponseVariants {
  400: GetApiV1BackofficeReviewCommentsIdNegativeVariant1;
  401: GetApiV1BackofficeReviewCommentsIdNegativeVariant1;
  403: GetApiV1BackofficeReviewCommentsIdNegativeVariant1;
  404: GetApiV1BackofficeReviewCommentsIdNegativeVariant1;
  405: GetApiV1BackofficeReviewCommentsIdNegativeVariant1;
  409: GetApiV1BackofficeReviewCommentsIdNegativeVariant1;
  422: GetApiV1BackofficeReviewCommentsIdNegativeVariant1;
  500: GetApiV1BackofficeReviewCommentsIdNegativeVariant1;
}

/** post /api/v1/backoffice/review-comments/:id/publish */
type PostApiV1BackofficeReviewCommentsIdPublishInput = {
    id: string;
    version?: number | undefined;
};

/** post /api/v1/backoffice/review-comments/:id/publish */
type PostApiV1BackofficeReviewCommentsIdPublishPositiveVariant1 = {
    id: string;
    productId: string;
    productName: string;
    productSlug: string;
    pseudonym: string;
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    reason: ("healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other") | null;
    reasonText: string | null;
    createdAt: string;
    updatedAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("publish" | "reject")[];
    reviewId: string;
    reviewText: string | null;
    reviewRating: number;
};

/** post /api/v1/backoffice/review-comments/:id/publish */
interface PostApiV1BackofficeReviewCommentsIdPublishPositiveResponseVariants {
  200: PostApiV1BackofficeReviewCommentsIdPublishPositiveVariant1;
}

/** post /api/v1/backoffice/review-comments/:id/publish */
type PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/review-comments/:id/publish */
interface PostApiV1BackofficeReviewCommentsIdPublishNegativeResponseVariants {
  400: PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1;
  401: PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1;
  403: PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1;
  404: PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1;
  405: PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1;
  409: PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1;
  422: PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1;
  500: PostApiV1BackofficeReviewCommentsIdPublishNegativeVariant1;
}

/** post /api/v1/backoffice/review-comments/:id/reject */
type PostApiV1BackofficeReviewCommentsIdRejectInput = {
    id: string;
    reason: "healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other";
    text?: string | undefined;
    version?: number | undefined;
};

/** post /api/v1/backoffice/review-comments/:id/reject */
type PostApiV1BackofficeReviewCommentsIdRejectPositiveVariant1 = {
    id: string;
    productId: string;
    productName: string;
    productSlug: string;
    pseudonym: string;
    text: string | null;
    status: "pending" | "published" | "rejected" | "withdrawn";
    reason: ("healing-claim" | "dosage-advice" | "personal-data" | "insult" | "advertising" | "off-topic" | "other") | null;
    reasonText: string | null;
    createdAt: string;
    updatedAt: string;
    decidedAt: string | null;
    version: number;
    abilities: ("publish" | "reject")[];
    reviewId: string;
    reviewText: string | null;
    reviewRating: number;
};

/** post /api/v1/backoffice/review-comments/:id/reject */
interface PostApiV1BackofficeReviewCommentsIdRejectPositiveResponseVariants {
  200: PostApiV1BackofficeReviewCommentsIdRejectPositiveVariant1;
}

/** post /api/v1/backoffice/review-comments/:id/reject */
type PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/review-comments/:id/reject */
interface PostApiV1BackofficeReviewCommentsIdRejectNegativeResponseVariants {
  400: PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1;
  401: PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1;
  403: PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1;
  404: PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1;
  405: PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1;
  409: PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1;
  422: PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1;
  500: PostApiV1BackofficeReviewCommentsIdRejectNegativeVariant1;
}

/** get /api/v1/backoffice/pharmacies */
type GetApiV1BackofficePharmaciesInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/pharmacies */
type GetApiV1BackofficePharmaciesPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        street: string;
        houseNum: string;
        zipCode: string;
        city: string;
        country: string;
        email: string | null;
        phone: string | null;
        website: string | null;
        isPickupOnly: boolean;
        isListed: boolean;
        hasCourier: boolean | null;
        acceptsElectronic: boolean | null;
        shippingCents: number | null;
        freeShippingFromCents: number | null;
        openingHours: {
            day: number;
            opens: string;
            closes: string;
        }[] | null;
        productCount: number;
        marketCount: number;
        confirmedAt: string | null;
        createdAt: string;
        updatedAt: string;
        version: number;
        abilities: ("update")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/pharmacies */
interface GetApiV1BackofficePharmaciesPositiveResponseVariants {
  200: GetApiV1BackofficePharmaciesPositiveVariant1;
}

/** get /api/v1/backoffice/pharmacies */
type GetApiV1BackofficePharmaciesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/pharmacies */
interface GetApiV1BackofficePharmaciesNegativeResponseVariants {
  400: GetApiV1BackofficePharmaciesNegativeVariant1;
  401: GetApiV1BackofficePharmaciesNegativeVariant1;
  403: GetApiV1BackofficePharmaciesNegativeVariant1;
  404: GetApiV1BackofficePharmaciesNegativeVariant1;
  405: GetApiV1BackofficePharmaciesNegativeVariant1;
  409: GetApiV1BackofficePharmaciesNegativeVariant1;
  422: GetApiV1BackofficePharmaciesNegativeVariant1;
  500: GetApiV1BackofficePharmaciesNegativeVariant1;
}

/** post /api/v1/backoffice/pharmacies */
type PostApiV1BackofficePharmaciesInput = {
    slug?: string | undefined;
    name: string;
    street: string;
    houseNum: string;
    zipCode: string;
    city: string;
    country?: string | undefined;
    email?: (string | null) | undefined;
    phone?: (string | null) | undefined;
    website?: (string | null) | undefined;
    isPickupOnly?: boolean | undefined;
    isListed?: boolean | undefined;
    hasCourier?: (boolean | null) | undefined;
    acceptsElectronic?: (boolean | null) | undefined;
    shippingCents?: (number | null) | undefined;
    freeShippingFromCents?: (number | null) | undefined;
    openingHours?: ({
        day: number;
        opens: string;
        closes: string;
    }[] | null) | undefined;
};

/** post /api/v1/backoffice/pharmacies */
type PostApiV1BackofficePharmaciesPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    street: string;
    houseNum: string;
    zipCode: string;
    city: string;
    country: string;
    email: string | null;
    phone: string | null;
    website: string | null;
    isPickupOnly: boolean;
    isListed: boolean;
    hasCourier: boolean | null;
    acceptsElectronic: boolean | null;
    shippingCents: number | null;
    freeShippingFromCents: number | null;
    openingHours: {
        day: number;
        opens: string;
        closes: string;
    }[] | null;
    productCount: number;
    marketCount: number;
    confirmedAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update")[];
};

/** post /api/v1/backoffice/pharmacies */
interface PostApiV1BackofficePharmaciesPositiveResponseVariants {
  200: PostApiV1BackofficePharmaciesPositiveVariant1;
}

/** post /api/v1/backoffice/pharmacies */
type PostApiV1BackofficePharmaciesNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/pharmacies */
interface PostApiV1BackofficePharmaciesNegativeResponseVariants {
  400: PostApiV1BackofficePharmaciesNegativeVariant1;
  401: PostApiV1BackofficePharmaciesNegativeVariant1;
  403: PostApiV1BackofficePharmaciesNegativeVariant1;
  404: PostApiV1BackofficePharmaciesNegativeVariant1;
  405: PostApiV1BackofficePharmaciesNegativeVariant1;
  409: PostApiV1BackofficePharmaciesNegativeVariant1;
  422: PostApiV1BackofficePharmaciesNegativeVariant1;
  500: PostApiV1BackofficePharmaciesNegativeVariant1;
}

/** get /api/v1/backoffice/pharmacies/:id */
type GetApiV1BackofficePharmaciesIdInput = {
    id: string;
};

/** get /api/v1/backoffice/pharmacies/:id */
type GetApiV1BackofficePharmaciesIdPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    street: string;
    houseNum: string;
    zipCode: string;
    city: string;
    country: string;
    email: string | null;
    phone: string | null;
    website: string | null;
    isPickupOnly: boolean;
    isListed: boolean;
    hasCourier: boolean | null;
    acceptsElectronic: boolean | null;
    shippingCents: number | null;
    freeShippingFromCents: number | null;
    openingHours: {
        day: number;
        opens: string;
        closes: string;
    }[] | null;
    productCount: number;
    marketCount: number;
    confirmedAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update")[];
};

/** get /api/v1/backoffice/pharmacies/:id */
interface GetApiV1BackofficePharmaciesIdPositiveResponseVariants {
  200: GetApiV1BackofficePharmaciesIdPositiveVariant1;
}

/** get /api/v1/backoffice/pharmacies/:id */
type GetApiV1BackofficePharmaciesIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/pharmacies/:id */
interface GetApiV1BackofficePharmaciesIdNegativeResponseVariants {
  400: GetApiV1BackofficePharmaciesIdNegativeVariant1;
  401: GetApiV1BackofficePharmaciesIdNegativeVariant1;
  403: GetApiV1BackofficePharmaciesIdNegativeVariant1;
  404: GetApiV1BackofficePharmaciesIdNegativeVariant1;
  405: GetApiV1BackofficePharmaciesIdNegativeVariant1;
  409: GetApiV1BackofficePharmaciesIdNegativeVariant1;
  422: GetApiV1BackofficePharmaciesIdNegativeVariant1;
  500: GetApiV1BackofficePharmaciesIdNegativeVariant1;
}

/** patch /api/v1/backoffice/pharmacies/:id */
type PatchApiV1BackofficePharmaciesIdInput = {
    slug?: string | undefined;
    name?: string | undefined;
    street?: string | undefined;
    houseNum?: string | undefined;
    zipCode?: string | undefined;
    city?: string | undefined;
    country?: string | undefined;
    email?: (string | null) | undefined;
    phone?: (string | null) | undefined;
    website?: (string | null) | undefined;
    isPickupOnly?: boolean | undefined;
    isListed?: boolean | undefined;
    hasCourier?: (boolean | null) | undefined;
    acceptsElectronic?: (boolean | null) | undefined;
    shippingCents?: (number | null) | undefined;
    freeShippingFromCents?: (number | null) | undefined;
    openingHours?: ({
        day: number;
        opens: string;
        closes: string;
    }[] | null) | undefined;
    id: string;
    version?: number | undefined;
};

/** patch /api/v1/backoffice/pharmacies/:id */
type PatchApiV1BackofficePharmaciesIdPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    street: string;
    houseNum: string;
    zipCode: string;
    city: string;
    country: string;
    email: string | null;
    phone: string | null;
    website: string | null;
    isPickupOnly: boolean;
    isListed: boolean;
    hasCourier: boolean | null;
    acceptsElectronic: boolean | null;
    shippingCents: number | null;
    freeShippingFromCents: number | null;
    openingHours: {
        day: number;
        opens: string;
        closes: string;
    }[] | null;
    productCount: number;
    marketCount: number;
    confirmedAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update")[];
};

/** patch /api/v1/backoffice/pharmacies/:id */
interface PatchApiV1BackofficePharmaciesIdPositiveResponseVariants {
  200: PatchApiV1BackofficePharmaciesIdPositiveVariant1;
}

/** patch /api/v1/backoffice/pharmacies/:id */
type PatchApiV1BackofficePharmaciesIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/pharmacies/:id */
interface PatchApiV1BackofficePharmaciesIdNegativeResponseVariants {
  400: PatchApiV1BackofficePharmaciesIdNegativeVariant1;
  401: PatchApiV1BackofficePharmaciesIdNegativeVariant1;
  403: PatchApiV1BackofficePharmaciesIdNegativeVariant1;
  404: PatchApiV1BackofficePharmaciesIdNegativeVariant1;
  405: PatchApiV1BackofficePharmaciesIdNegativeVariant1;
  409: PatchApiV1BackofficePharmaciesIdNegativeVariant1;
  422: PatchApiV1BackofficePharmaciesIdNegativeVariant1;
  500: PatchApiV1BackofficePharmaciesIdNegativeVariant1;
}

/** get /api/v1/backoffice/vaporizers */
type GetApiV1BackofficeVaporizersInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/vaporizers */
type GetApiV1BackofficeVaporizersPositiveVariant1 = {
    items: {
        id: string;
        name: string;
        manufacturer: string | null;
        takes: ("flower" | "cartridge")[];
        cartridgeSystem: string | null;
        isListed: boolean;
        createdAt: string;
        updatedAt: string;
        version: number;
        abilities: ("update")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/vaporizers */
interface GetApiV1BackofficeVaporizersPositiveResponseVariants {
  200: GetApiV1BackofficeVaporizersPositiveVariant1;
}

/** get /api/v1/backoffice/vaporizers */
type GetApiV1BackofficeVaporizersNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/vaporizers */
interface GetApiV1BackofficeVaporizersNegativeResponseVariants {
  400: GetApiV1BackofficeVaporizersNegativeVariant1;
  401: GetApiV1BackofficeVaporizersNegativeVariant1;
  403: GetApiV1BackofficeVaporizersNegativeVariant1;
  404: GetApiV1BackofficeVaporizersNegativeVariant1;
  405: GetApiV1BackofficeVaporizersNegativeVariant1;
  409: GetApiV1BackofficeVaporizersNegativeVariant1;
  422: GetApiV1BackofficeVaporizersNegativeVariant1;
  500: GetApiV1BackofficeVaporizersNegativeVariant1;
}

/** post /api/v1/backoffice/vaporizers */
type PostApiV1BackofficeVaporizersInput = {
    name: string;
    manufacturer?: (string | null) | undefined;
    takes: ("flower" | "cartridge")[];
    cartridgeSystem?: (string | null) | undefined;
    isListed?: boolean | undefined;
};

/** post /api/v1/backoffice/vaporizers */
type PostApiV1BackofficeVaporizersPositiveVariant1 = {
    id: string;
    name: string;
    manufacturer: string | null;
    takes: ("flower" | "cartridge")[];
    cartridgeSystem: string | null;
    isListed: boolean;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update")[];
};

/** post /api/v1/backoffice/vaporizers */
interface PostApiV1BackofficeVaporizersPositiveResponseVariants {
  200: PostApiV1BackofficeVaporizersPositiveVariant1;
}

/** post /api/v1/backoffice/vaporizers */
type PostApiV1BackofficeVaporizersNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/vaporizers */
interface PostApiV1BackofficeVaporizersNegativeResponseVariants {
  400: PostApiV1BackofficeVaporizersNegativeVariant1;
  401: PostApiV1BackofficeVaporizersNegativeVariant1;
  403: PostApiV1BackofficeVaporizersNegativeVariant1;
  404: PostApiV1BackofficeVaporizersNegativeVariant1;
  405: PostApiV1BackofficeVaporizersNegativeVariant1;
  409: PostApiV1BackofficeVaporizersNegativeVariant1;
  422: PostApiV1BackofficeVaporizersNegativeVariant1;
  500: PostApiV1BackofficeVaporizersNegativeVariant1;
}

/** get /api/v1/backoffice/vaporizers/:id */
type GetApiV1BackofficeVaporizersIdInput = {
    id: string;
};

/** get /api/v1/backoffice/vaporizers/:id */
type GetApiV1BackofficeVaporizersIdPositiveVariant1 = {
    id: string;
    name: string;
    manufacturer: string | null;
    takes: ("flower" | "cartridge")[];
    cartridgeSystem: string | null;
    isListed: boolean;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update")[];
};

/** get /api/v1/backoffice/vaporizers/:id */
interface GetApiV1BackofficeVaporizersIdPositiveResponseVariants {
  200: GetApiV1BackofficeVaporizersIdPositiveVariant1;
}

/** get /api/v1/backoffice/vaporizers/:id */
type GetApiV1BackofficeVaporizersIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/vaporizers/:id */
interface GetApiV1BackofficeVaporizersIdNegativeResponseVariants {
  400: GetApiV1BackofficeVaporizersIdNegativeVariant1;
  401: GetApiV1BackofficeVaporizersIdNegativeVariant1;
  403: GetApiV1BackofficeVaporizersIdNegativeVariant1;
  404: GetApiV1BackofficeVaporizersIdNegativeVariant1;
  405: GetApiV1BackofficeVaporizersIdNegativeVariant1;
  409: GetApiV1BackofficeVaporizersIdNegativeVariant1;
  422: GetApiV1BackofficeVaporizersIdNegativeVariant1;
  500: GetApiV1BackofficeVaporizersIdNegativeVariant1;
}

/** patch /api/v1/backoffice/vaporizers/:id */
type PatchApiV1BackofficeVaporizersIdInput = {
    name?: string | undefined;
    manufacturer?: (string | null) | undefined;
    takes?: ("flower" | "cartridge")[] | undefined;
    cartridgeSystem?: (string | null) | undefined;
    isListed?: boolean | undefined;
    id: string;
    version?: number | undefined;
};

/** patch /api/v1/backoffice/vaporizers/:id */
type PatchApiV1BackofficeVaporizersIdPositiveVariant1 = {
    id: string;
    name: string;
    manufacturer: string | null;
    takes: ("flower" | "cartridge")[];
    cartridgeSystem: string | null;
    isListed: boolean;
    createdAt: string;
    updatedAt: string;
    version: number;
    abilities: ("update")[];
};

/** patch /api/v1/backoffice/vaporizers/:id */
interface PatchApiV1BackofficeVaporizersIdPositiveResponseVariants {
  200: PatchApiV1BackofficeVaporizersIdPositiveVariant1;
}

/** patch /api/v1/backoffice/vaporizers/:id */
type PatchApiV1BackofficeVaporizersIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/vaporizers/:id */
interface PatchApiV1BackofficeVaporizersIdNegativeResponseVariants {
  400: PatchApiV1BackofficeVaporizersIdNegativeVariant1;
  401: PatchApiV1BackofficeVaporizersIdNegativeVariant1;
  403: PatchApiV1BackofficeVaporizersIdNegativeVariant1;
  404: PatchApiV1BackofficeVaporizersIdNegativeVariant1;
  405: PatchApiV1BackofficeVaporizersIdNegativeVariant1;
  409: PatchApiV1BackofficeVaporizersIdNegativeVariant1;
  422: PatchApiV1BackofficeVaporizersIdNegativeVariant1;
  500: PatchApiV1BackofficeVaporizersIdNegativeVariant1;
}

/** post /api/v1/backoffice/products/import */
type PostApiV1BackofficeProductsImportInput = {
    file: any;
};

/** post /api/v1/backoffice/products/import */
type PostApiV1BackofficeProductsImportPositiveVariant1 = {
    status: "applied" | "unchanged" | "failed";
    rows: number;
    created: number;
    updated: number;
    rowErrors: number;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
    }[];
};

/** post /api/v1/backoffice/products/import */
interface PostApiV1BackofficeProductsImportPositiveResponseVariants {
  200: PostApiV1BackofficeProductsImportPositiveVariant1;
}

/** post /api/v1/backoffice/products/import */
type PostApiV1BackofficeProductsImportNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/products/import */
interface PostApiV1BackofficeProductsImportNegativeResponseVariants {
  400: PostApiV1BackofficeProductsImportNegativeVariant1;
  401: PostApiV1BackofficeProductsImportNegativeVariant1;
  403: PostApiV1BackofficeProductsImportNegativeVariant1;
  404: PostApiV1BackofficeProductsImportNegativeVariant1;
  405: PostApiV1BackofficeProductsImportNegativeVariant1;
  409: PostApiV1BackofficeProductsImportNegativeVariant1;
  422: PostApiV1BackofficeProductsImportNegativeVariant1;
  500: PostApiV1BackofficeProductsImportNegativeVariant1;
}

/** get /api/v1/backoffice/manufacturers */
type GetApiV1BackofficeManufacturersInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/manufacturers */
type GetApiV1BackofficeManufacturersPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        synonyms: string[];
        aliases: {
            id: string;
            slug: string;
            name: string;
            kind: "merged" | "former";
            since: string;
            productCount: number;
            abilities: ("undo-merge")[];
        }[];
        mergedInto: {
            id: string;
            slug: string;
            name: string;
        } | null;
        updatedAt: string;
        version: number;
        abilities: ("update" | "merge" | "undo-merge")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/manufacturers */
interface GetApiV1BackofficeManufacturersPositiveResponseVariants {
  200: GetApiV1BackofficeManufacturersPositiveVariant1;
}

/** get /api/v1/backoffice/manufacturers */
type GetApiV1BackofficeManufacturersNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/manufacturers */
interface GetApiV1BackofficeManufacturersNegativeResponseVariants {
  400: GetApiV1BackofficeManufacturersNegativeVariant1;
  401: GetApiV1BackofficeManufacturersNegativeVariant1;
  403: GetApiV1BackofficeManufacturersNegativeVariant1;
  404: GetApiV1BackofficeManufacturersNegativeVariant1;
  405: GetApiV1BackofficeManufacturersNegativeVariant1;
  409: GetApiV1BackofficeManufacturersNegativeVariant1;
  422: GetApiV1BackofficeManufacturersNegativeVariant1;
  500: GetApiV1BackofficeManufacturersNegativeVariant1;
}

/** get /api/v1/backoffice/manufacturers/:id */
type GetApiV1BackofficeManufacturersIdInput = {
    id: string;
};

/** get /api/v1/backoffice/manufacturers/:id */
type GetApiV1BackofficeManufacturersIdPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** get /api/v1/backoffice/manufacturers/:id */
interface GetApiV1BackofficeManufacturersIdPositiveResponseVariants {
  200: GetApiV1BackofficeManufacturersIdPositiveVariant1;
}

/** get /api/v1/backoffice/manufacturers/:id */
type GetApiV1BackofficeManufacturersIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/manufacturers/:id */
interface GetApiV1BackofficeManufacturersIdNegativeResponseVariants {
  400: GetApiV1BackofficeManufacturersIdNegativeVariant1;
  401: GetApiV1BackofficeManufacturersIdNegativeVariant1;
  403: GetApiV1BackofficeManufacturersIdNegativeVariant1;
  404: GetApiV1BackofficeManufacturersIdNegativeVariant1;
  405: GetApiV1BackofficeManufacturersIdNegativeVariant1;
  409: GetApiV1BackofficeManufacturersIdNegativeVariant1;
  422: GetApiV1BackofficeManufacturersIdNegativeVariant1;
  500: GetApiV1BackofficeManufacturersIdNegativeVariant1;
}

/** patch /api/v1/backoffice/manufacturers/:id */
type PatchApiV1BackofficeManufacturersIdInput = {
    id: string;
    name?: string | undefined;
    version?: number | undefined;
};

/** patch /api/v1/backoffice/manufacturers/:id */
type PatchApiV1BackofficeManufacturersIdPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** patch /api/v1/backoffice/manufacturers/:id */
interface PatchApiV1BackofficeManufacturersIdPositiveResponseVariants {
  200: PatchApiV1BackofficeManufacturersIdPositiveVariant1;
}

/** patch /api/v1/backoffice/manufacturers/:id */
type PatchApiV1BackofficeManufacturersIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/manufacturers/:id */
interface PatchApiV1BackofficeManufacturersIdNegativeResponseVariants {
  400: PatchApiV1BackofficeManufacturersIdNegativeVariant1;
  401: PatchApiV1BackofficeManufacturersIdNegativeVariant1;
  403: PatchApiV1BackofficeManufacturersIdNegativeVariant1;
  404: PatchApiV1BackofficeManufacturersIdNegativeVariant1;
  405: PatchApiV1BackofficeManufacturersIdNegativeVariant1;
  409: PatchApiV1BackofficeManufacturersIdNegativeVariant1;
  422: PatchApiV1BackofficeManufacturersIdNegativeVariant1;
  500: PatchApiV1BackofficeManufacturersIdNegativeVariant1;
}

/** post /api/v1/backoffice/manufacturers/:id/merge */
type PostApiV1BackofficeManufacturersIdMergeInput = {
    id: string;
    intoId: string;
};

/** post /api/v1/backoffice/manufacturers/:id/merge */
type PostApiV1BackofficeManufacturersIdMergePositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** post /api/v1/backoffice/manufacturers/:id/merge */
interface PostApiV1BackofficeManufacturersIdMergePositiveResponseVariants {
  200: PostApiV1BackofficeManufacturersIdMergePositiveVariant1;
}

/** post /api/v1/backoffice/manufacturers/:id/merge */
type PostApiV1BackofficeManufacturersIdMergeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/manufacturers/:id/merge */
interface PostApiV1BackofficeManufacturersIdMergeNegativeResponseVariants {
  400: PostApiV1BackofficeManufacturersIdMergeNegativeVariant1;
  401: PostApiV1BackofficeManufacturersIdMergeNegativeVariant1;
  403: PostApiV1BackofficeManufacturersIdMergeNegativeVariant1;
  404: PostApiV1BackofficeManufacturersIdMergeNegativeVariant1;
  405: PostApiV1BackofficeManufacturersIdMergeNegativeVariant1;
  409: PostApiV1BackofficeManufacturersIdMergeNegativeVariant1;
  422: PostApiV1BackofficeManufacturersIdMergeNegativeVariant1;
  500: PostApiV1BackofficeManufacturersIdMergeNegativeVariant1;
}

/** post /api/v1/backoffice/manufacturers/:id/undo-merge */
type PostApiV1BackofficeManufacturersIdUndoMergeInput = {
    id: string;
};

/** post /api/v1/backoffice/manufacturers/:id/undo-merge */
type PostApiV1BackofficeManufacturersIdUndoMergePositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** post /api/v1/backoffice/manufacturers/:id/undo-merge */
interface PostApiV1BackofficeManufacturersIdUndoMergePositiveResponseVariants {
  200: PostApiV1BackofficeManufacturersIdUndoMergePositiveVariant1;
}

/** post /api/v1/backoffice/manufacturers/:id/undo-merge */
type PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/manufacturers/:id/undo-merge */
interface PostApiV1BackofficeManufacturersIdUndoMergeNegativeResponseVariants {
  400: PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1;
  401: PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1;
  403: PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1;
  404: PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1;
  405: PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1;
  409: PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1;
  422: PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1;
  500: PostApiV1BackofficeManufacturersIdUndoMergeNegativeVariant1;
}

/** get /api/v1/backoffice/growers */
type GetApiV1BackofficeGrowersInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/growers */
type GetApiV1BackofficeGrowersPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        synonyms: string[];
        aliases: {
            id: string;
            slug: string;
            name: string;
            kind: "merged" | "former";
            since: string;
            productCount: number;
            abilities: ("undo-merge")[];
        }[];
        mergedInto: {
            id: string;
            slug: string;
            name: string;
        } | null;
        updatedAt: string;
        version: number;
        abilities: ("update" | "merge" | "undo-merge")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/growers */
interface GetApiV1BackofficeGrowersPositiveResponseVariants {
  200: GetApiV1BackofficeGrowersPositiveVariant1;
}

/** get /api/v1/backoffice/growers */
type GetApiV1BackofficeGrowersNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/growers */
interface GetApiV1BackofficeGrowersNegativeResponseVariants {
  400: GetApiV1BackofficeGrowersNegativeVariant1;
  401: GetApiV1BackofficeGrowersNegativeVariant1;
  403: GetApiV1BackofficeGrowersNegativeVariant1;
  404: GetApiV1BackofficeGrowersNegativeVariant1;
  405: GetApiV1BackofficeGrowersNegativeVariant1;
  409: GetApiV1BackofficeGrowersNegativeVariant1;
  422: GetApiV1BackofficeGrowersNegativeVariant1;
  500: GetApiV1BackofficeGrowersNegativeVariant1;
}

/** get /api/v1/backoffice/growers/:id */
type GetApiV1BackofficeGrowersIdInput = {
    id: string;
};

/** get /api/v1/backoffice/growers/:id */
type GetApiV1BackofficeGrowersIdPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** get /api/v1/backoffice/growers/:id */
interface GetApiV1BackofficeGrowersIdPositiveResponseVariants {
  200: GetApiV1BackofficeGrowersIdPositiveVariant1;
}

/** get /api/v1/backoffice/growers/:id */
type GetApiV1BackofficeGrowersIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/growers/:id */
interface GetApiV1BackofficeGrowersIdNegativeResponseVariants {
  400: GetApiV1BackofficeGrowersIdNegativeVariant1;
  401: GetApiV1BackofficeGrowersIdNegativeVariant1;
  403: GetApiV1BackofficeGrowersIdNegativeVariant1;
  404: GetApiV1BackofficeGrowersIdNegativeVariant1;
  405: GetApiV1BackofficeGrowersIdNegativeVariant1;
  409: GetApiV1BackofficeGrowersIdNegativeVariant1;
  422: GetApiV1BackofficeGrowersIdNegativeVariant1;
  500: GetApiV1BackofficeGrowersIdNegativeVariant1;
}

/** patch /api/v1/backoffice/growers/:id */
type PatchApiV1BackofficeGrowersIdInput = {
    id: string;
    name?: string | undefined;
    version?: number | undefined;
};

/** patch /api/v1/backoffice/growers/:id */
type PatchApiV1BackofficeGrowersIdPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** patch /api/v1/backoffice/growers/:id */
interface PatchApiV1BackofficeGrowersIdPositiveResponseVariants {
  200: PatchApiV1BackofficeGrowersIdPositiveVariant1;
}

/** patch /api/v1/backoffice/growers/:id */
type PatchApiV1BackofficeGrowersIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/growers/:id */
interface PatchApiV1BackofficeGrowersIdNegativeResponseVariants {
  400: PatchApiV1BackofficeGrowersIdNegativeVariant1;
  401: PatchApiV1BackofficeGrowersIdNegativeVariant1;
  403: PatchApiV1BackofficeGrowersIdNegativeVariant1;
  404: PatchApiV1BackofficeGrowersIdNegativeVariant1;
  405: PatchApiV1BackofficeGrowersIdNegativeVariant1;
  409: PatchApiV1BackofficeGrowersIdNegativeVariant1;
  422: PatchApiV1BackofficeGrowersIdNegativeVariant1;
  500: PatchApiV1BackofficeGrowersIdNegativeVariant1;
}

/** post /api/v1/backoffice/growers/:id/merge */
type PostApiV1BackofficeGrowersIdMergeInput = {
    id: string;
    intoId: string;
};

/** post /api/v1/backoffice/growers/:id/merge */
type PostApiV1BackofficeGrowersIdMergePositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** post /api/v1/backoffice/growers/:id/merge */
interface PostApiV1BackofficeGrowersIdMergePositiveResponseVariants {
  200: PostApiV1BackofficeGrowersIdMergePositiveVariant1;
}

/** post /api/v1/backoffice/growers/:id/merge */
type PostApiV1BackofficeGrowersIdMergeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/growers/:id/merge */
interface PostApiV1BackofficeGrowersIdMergeNegativeResponseVariants {
  400: PostApiV1BackofficeGrowersIdMergeNegativeVariant1;
  401: PostApiV1BackofficeGrowersIdMergeNegativeVariant1;
  403: PostApiV1BackofficeGrowersIdMergeNegativeVariant1;
  404: PostApiV1BackofficeGrowersIdMergeNegativeVariant1;
  405: PostApiV1BackofficeGrowersIdMergeNegativeVariant1;
  409: PostApiV1BackofficeGrowersIdMergeNegativeVariant1;
  422: PostApiV1BackofficeGrowersIdMergeNegativeVariant1;
  500: PostApiV1BackofficeGrowersIdMergeNegativeVariant1;
}

/** post /api/v1/backoffice/growers/:id/undo-merge */
type PostApiV1BackofficeGrowersIdUndoMergeInput = {
    id: string;
};

/** post /api/v1/backoffice/growers/:id/undo-merge */
type PostApiV1BackofficeGrowersIdUndoMergePositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** post /api/v1/backoffice/growers/:id/undo-merge */
interface PostApiV1BackofficeGrowersIdUndoMergePositiveResponseVariants {
  200: PostApiV1BackofficeGrowersIdUndoMergePositiveVariant1;
}

/** post /api/v1/backoffice/growers/:id/undo-merge */
type PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/growers/:id/undo-merge */
interface PostApiV1BackofficeGrowersIdUndoMergeNegativeResponseVariants {
  400: PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1;
  401: PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1;
  403: PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1;
  404: PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1;
  405: PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1;
  409: PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1;
  422: PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1;
  500: PostApiV1BackofficeGrowersIdUndoMergeNegativeVariant1;
}

/** get /api/v1/backoffice/strains */
type GetApiV1BackofficeStrainsInput = {
    page?: number | undefined;
    pageSize?: number | undefined;
    sort?: string | undefined;
    filters?: string | undefined;
};

/** get /api/v1/backoffice/strains */
type GetApiV1BackofficeStrainsPositiveVariant1 = {
    items: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        synonyms: string[];
        aliases: {
            id: string;
            slug: string;
            name: string;
            kind: "merged" | "former";
            since: string;
            productCount: number;
            abilities: ("undo-merge")[];
        }[];
        mergedInto: {
            id: string;
            slug: string;
            name: string;
        } | null;
        updatedAt: string;
        version: number;
        abilities: ("update" | "merge" | "undo-merge")[];
    }[];
    total: number;
};

/** get /api/v1/backoffice/strains */
interface GetApiV1BackofficeStrainsPositiveResponseVariants {
  200: GetApiV1BackofficeStrainsPositiveVariant1;
}

/** get /api/v1/backoffice/strains */
type GetApiV1BackofficeStrainsNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/strains */
interface GetApiV1BackofficeStrainsNegativeResponseVariants {
  400: GetApiV1BackofficeStrainsNegativeVariant1;
  401: GetApiV1BackofficeStrainsNegativeVariant1;
  403: GetApiV1BackofficeStrainsNegativeVariant1;
  404: GetApiV1BackofficeStrainsNegativeVariant1;
  405: GetApiV1BackofficeStrainsNegativeVariant1;
  409: GetApiV1BackofficeStrainsNegativeVariant1;
  422: GetApiV1BackofficeStrainsNegativeVariant1;
  500: GetApiV1BackofficeStrainsNegativeVariant1;
}

/** get /api/v1/backoffice/strains/:id */
type GetApiV1BackofficeStrainsIdInput = {
    id: string;
};

/** get /api/v1/backoffice/strains/:id */
type GetApiV1BackofficeStrainsIdPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** get /api/v1/backoffice/strains/:id */
interface GetApiV1BackofficeStrainsIdPositiveResponseVariants {
  200: GetApiV1BackofficeStrainsIdPositiveVariant1;
}

/** get /api/v1/backoffice/strains/:id */
type GetApiV1BackofficeStrainsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/backoffice/strains/:id */
interface GetApiV1BackofficeStrainsIdNegativeResponseVariants {
  400: GetApiV1BackofficeStrainsIdNegativeVariant1;
  401: GetApiV1BackofficeStrainsIdNegativeVariant1;
  403: GetApiV1BackofficeStrainsIdNegativeVariant1;
  404: GetApiV1BackofficeStrainsIdNegativeVariant1;
  405: GetApiV1BackofficeStrainsIdNegativeVariant1;
  409: GetApiV1BackofficeStrainsIdNegativeVariant1;
  422: GetApiV1BackofficeStrainsIdNegativeVariant1;
  500: GetApiV1BackofficeStrainsIdNegativeVariant1;
}

/** patch /api/v1/backoffice/strains/:id */
type PatchApiV1BackofficeStrainsIdInput = {
    id: string;
    name?: string | undefined;
    version?: number | undefined;
    synonyms?: string[] | undefined;
};

/** patch /api/v1/backoffice/strains/:id */
type PatchApiV1BackofficeStrainsIdPositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** patch /api/v1/backoffice/strains/:id */
interface PatchApiV1BackofficeStrainsIdPositiveResponseVariants {
  200: PatchApiV1BackofficeStrainsIdPositiveVariant1;
}

/** patch /api/v1/backoffice/strains/:id */
type PatchApiV1BackofficeStrainsIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/backoffice/strains/:id */
interface PatchApiV1BackofficeStrainsIdNegativeResponseVariants {
  400: PatchApiV1BackofficeStrainsIdNegativeVariant1;
  401: PatchApiV1BackofficeStrainsIdNegativeVariant1;
  403: PatchApiV1BackofficeStrainsIdNegativeVariant1;
  404: PatchApiV1BackofficeStrainsIdNegativeVariant1;
  405: PatchApiV1BackofficeStrainsIdNegativeVariant1;
  409: PatchApiV1BackofficeStrainsIdNegativeVariant1;
  422: PatchApiV1BackofficeStrainsIdNegativeVariant1;
  500: PatchApiV1BackofficeStrainsIdNegativeVariant1;
}

/** post /api/v1/backoffice/strains/:id/merge */
type PostApiV1BackofficeStrainsIdMergeInput = {
    id: string;
    intoId: string;
};

/** post /api/v1/backoffice/strains/:id/merge */
type PostApiV1BackofficeStrainsIdMergePositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** post /api/v1/backoffice/strains/:id/merge */
interface PostApiV1BackofficeStrainsIdMergePositiveResponseVariants {
  200: PostApiV1BackofficeStrainsIdMergePositiveVariant1;
}

/** post /api/v1/backoffice/strains/:id/merge */
type PostApiV1BackofficeStrainsIdMergeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/strains/:id/merge */
interface PostApiV1BackofficeStrainsIdMergeNegativeResponseVariants {
  400: PostApiV1BackofficeStrainsIdMergeNegativeVariant1;
  401: PostApiV1BackofficeStrainsIdMergeNegativeVariant1;
  403: PostApiV1BackofficeStrainsIdMergeNegativeVariant1;
  404: PostApiV1BackofficeStrainsIdMergeNegativeVariant1;
  405: PostApiV1BackofficeStrainsIdMergeNegativeVariant1;
  409: PostApiV1BackofficeStrainsIdMergeNegativeVariant1;
  422: PostApiV1BackofficeStrainsIdMergeNegativeVariant1;
  500: PostApiV1BackofficeStrainsIdMergeNegativeVariant1;
}

/** post /api/v1/backoffice/strains/:id/undo-merge */
type PostApiV1BackofficeStrainsIdUndoMergeInput = {
    id: string;
};

/** post /api/v1/backoffice/strains/:id/undo-merge */
type PostApiV1BackofficeStrainsIdUndoMergePositiveVariant1 = {
    id: string;
    slug: string;
    name: string;
    productCount: number;
    synonyms: string[];
    aliases: {
        id: string;
        slug: string;
        name: string;
        kind: "merged" | "former";
        since: string;
        productCount: number;
        abilities: ("undo-merge")[];
    }[];
    mergedInto: {
        id: string;
        slug: string;
        name: string;
    } | null;
    updatedAt: string;
    version: number;
    abilities: ("update" | "merge" | "undo-merge")[];
    similar: {
        id: string;
        slug: string;
        name: string;
        productCount: number;
        score: number;
    }[];
};

/** post /api/v1/backoffice/strains/:id/undo-merge */
interface PostApiV1BackofficeStrainsIdUndoMergePositiveResponseVariants {
  200: PostApiV1BackofficeStrainsIdUndoMergePositiveVariant1;
}

/** post /api/v1/backoffice/strains/:id/undo-merge */
type PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/backoffice/strains/:id/undo-merge */
interface PostApiV1BackofficeStrainsIdUndoMergeNegativeResponseVariants {
  400: PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1;
  401: PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1;
  403: PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1;
  404: PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1;
  405: PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1;
  409: PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1;
  422: PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1;
  500: PostApiV1BackofficeStrainsIdUndoMergeNegativeVariant1;
}

/** put /api/v1/feeds/:pharmacySlug/stock */
type PutApiV1FeedsPharmacySlugStockInput = {
    pharmacySlug: string;
    mode?: ("full" | "delta") | undefined;
};

/** put /api/v1/feeds/:pharmacySlug/stock */
type PutApiV1FeedsPharmacySlugStockPositiveVariant1 = {
    runId: string;
    status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
};

/** put /api/v1/feeds/:pharmacySlug/stock */
interface PutApiV1FeedsPharmacySlugStockPositiveResponseVariants {
  200: PutApiV1FeedsPharmacySlugStockPositiveVariant1;
}

/** put /api/v1/feeds/:pharmacySlug/stock */
type PutApiV1FeedsPharmacySlugStockNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** put /api/v1/feeds/:pharmacySlug/stock */
interface PutApiV1FeedsPharmacySlugStockNegativeResponseVariants {
  400: PutApiV1FeedsPharmacySlugStockNegativeVariant1;
  401: PutApiV1FeedsPharmacySlugStockNegativeVariant1;
  403: PutApiV1FeedsPharmacySlugStockNegativeVariant1;
  404: PutApiV1FeedsPharmacySlugStockNegativeVariant1;
  405: PutApiV1FeedsPharmacySlugStockNegativeVariant1;
  409: PutApiV1FeedsPharmacySlugStockNegativeVariant1;
  422: PutApiV1FeedsPharmacySlugStockNegativeVariant1;
  500: PutApiV1FeedsPharmacySlugStockNegativeVariant1;
}

/** patch /api/v1/feeds/:pharmacySlug/stock */
type PatchApiV1FeedsPharmacySlugStockInput = {
    pharmacySlug: string;
    items: {
        pzn: string;
        name?: string | undefined;
        quantity: number;
        unit?: ("g" | "ml" | "piece") | undefined;
        priceCents?: number | undefined;
    }[];
};

/** patch /api/v1/feeds/:pharmacySlug/stock */
type PatchApiV1FeedsPharmacySlugStockPositiveVariant1 = {
    runId: string;
    applied: number;
    unchanged: number;
    unmatched: number;
    refused: number;
    items: {
        pzn: string;
        outcome: "applied" | "unchanged" | "unmatched" | "refused";
        error?: {
            code: string;
            field?: string | undefined;
            message: string;
        } | undefined;
    }[];
};

/** patch /api/v1/feeds/:pharmacySlug/stock */
interface PatchApiV1FeedsPharmacySlugStockPositiveResponseVariants {
  200: PatchApiV1FeedsPharmacySlugStockPositiveVariant1;
}

/** patch /api/v1/feeds/:pharmacySlug/stock */
type PatchApiV1FeedsPharmacySlugStockNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** patch /api/v1/feeds/:pharmacySlug/stock */
interface PatchApiV1FeedsPharmacySlugStockNegativeResponseVariants {
  400: PatchApiV1FeedsPharmacySlugStockNegativeVariant1;
  401: PatchApiV1FeedsPharmacySlugStockNegativeVariant1;
  403: PatchApiV1FeedsPharmacySlugStockNegativeVariant1;
  404: PatchApiV1FeedsPharmacySlugStockNegativeVariant1;
  405: PatchApiV1FeedsPharmacySlugStockNegativeVariant1;
  409: PatchApiV1FeedsPharmacySlugStockNegativeVariant1;
  422: PatchApiV1FeedsPharmacySlugStockNegativeVariant1;
  500: PatchApiV1FeedsPharmacySlugStockNegativeVariant1;
}

/** put /api/v1/feeds/:pharmacySlug/stock/:pzn */
type PutApiV1FeedsPharmacySlugStockPznInput = {
    pharmacySlug: string;
    pzn: string;
    name?: string | undefined;
    quantity: number;
    unit?: ("g" | "ml" | "piece") | undefined;
    priceCents?: number | undefined;
};

/** put /api/v1/feeds/:pharmacySlug/stock/:pzn */
type PutApiV1FeedsPharmacySlugStockPznPositiveVariant1 = {
    runId: string;
    pzn: string;
    outcome: "applied" | "unchanged" | "unmatched" | "refused";
};

/** put /api/v1/feeds/:pharmacySlug/stock/:pzn */
interface PutApiV1FeedsPharmacySlugStockPznPositiveResponseVariants {
  200: PutApiV1FeedsPharmacySlugStockPznPositiveVariant1;
}

/** put /api/v1/feeds/:pharmacySlug/stock/:pzn */
type PutApiV1FeedsPharmacySlugStockPznNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** put /api/v1/feeds/:pharmacySlug/stock/:pzn */
interface PutApiV1FeedsPharmacySlugStockPznNegativeResponseVariants {
  400: PutApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  401: PutApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  403: PutApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  404: PutApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  405: PutApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  409: PutApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  422: PutApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  500: PutApiV1FeedsPharmacySlugStockPznNegativeVariant1;
}

/** delete /api/v1/feeds/:pharmacySlug/stock/:pzn */
type DeleteApiV1FeedsPharmacySlugStockPznInput = {
    pharmacySlug: string;
    pzn: string;
};

/** delete /api/v1/feeds/:pharmacySlug/stock/:pzn */
type DeleteApiV1FeedsPharmacySlugStockPznPositiveVariant1 = {
    runId: string;
    pzn: string;
    outcome: "applied" | "unchanged" | "unmatched" | "refused";
};

/** delete /api/v1/feeds/:pharmacySlug/stock/:pzn */
interface DeleteApiV1FeedsPharmacySlugStockPznPositiveResponseVariants {
  200: DeleteApiV1FeedsPharmacySlugStockPznPositiveVariant1;
}

/** delete /api/v1/feeds/:pharmacySlug/stock/:pzn */
type DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** delete /api/v1/feeds/:pharmacySlug/stock/:pzn */
interface DeleteApiV1FeedsPharmacySlugStockPznNegativeResponseVariants {
  400: DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  401: DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  403: DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  404: DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  405: DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  409: DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  422: DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1;
  500: DeleteApiV1FeedsPharmacySlugStockPznNegativeVariant1;
}

/** get /api/v1/feeds/runs/:runId */
type GetApiV1FeedsRunsRunIdInput = {
    runId: string;
};

/** get /api/v1/feeds/runs/:runId */
type GetApiV1FeedsRunsRunIdPositiveVariant1 = {
    id: string;
    feedId: string;
    pharmacyId: string;
    pharmacyName: string;
    source: "pull" | "push" | "upload" | "command" | "rollback" | "correction";
    status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
    phase: ("reading" | "matching" | "writing") | null;
    reason?: string | undefined;
    reasonText?: string | undefined;
    rows: number;
    accepted: number;
    matched: number;
    unmatched: number;
    rowErrors: number;
    changed: number;
    errors: {
        line: number;
        field?: string | undefined;
        code: string;
        message: string;
    }[];
    encoding: string | null;
    format: string | null;
    dialect: {
        encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-1") | null;
        delimiter: (";" | "\t" | "," | "|") | null;
        decimal: ("," | ".") | null;
        headerLine: number | null;
        list: string | null;
        columns: {
            pzn: {
                header: string;
            } | null;
            name: {
                header: string;
            } | null;
            unit: {
                header: string;
            } | null;
            quantity: {
                header: string;
                basis: ("unit" | "pack") | null;
            } | null;
            price: {
                header: string;
                basis: ("unit" | "pack") | null;
                isCents: boolean;
            } | null;
        };
        headers: string[];
    } | null;
    contentAt: string | null;
    startedAt: string;
    finishedAt: string | null;
    durationMs: number | null;
    rolledBackById: string | null;
    rollsBackId: string | null;
    correctsId: string | null;
    abilities: ("compare" | "release" | "discard" | "roll-back" | "correct")[];
};

/** get /api/v1/feeds/runs/:runId */
interface GetApiV1FeedsRunsRunIdPositiveResponseVariants {
  200: GetApiV1FeedsRunsRunIdPositiveVariant1;
}

/** get /api/v1/feeds/runs/:runId */
type GetApiV1FeedsRunsRunIdNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/feeds/runs/:runId */
interface GetApiV1FeedsRunsRunIdNegativeResponseVariants {
  400: GetApiV1FeedsRunsRunIdNegativeVariant1;
  401: GetApiV1FeedsRunsRunIdNegativeVariant1;
  403: GetApiV1FeedsRunsRunIdNegativeVariant1;
  404: GetApiV1FeedsRunsRunIdNegativeVariant1;
  405: GetApiV1FeedsRunsRunIdNegativeVariant1;
  409: GetApiV1FeedsRunsRunIdNegativeVariant1;
  422: GetApiV1FeedsRunsRunIdNegativeVariant1;
  500: GetApiV1FeedsRunsRunIdNegativeVariant1;
}

/** get /api/v1/feeds/status */
type GetApiV1FeedsStatusInput = {};

/** get /api/v1/feeds/status */
type GetApiV1FeedsStatusPositiveVariant1 = {
    pharmacy: {
        slug: string;
        name: string;
    };
    stock: {
        products: number;
        available: number;
        unmatched: number;
        lastConfirmedAt: string | null;
    };
    feeds: {
        id: string;
        kind: "pull" | "push" | "upload";
        mode: "full" | "delta";
        isActive: boolean;
        nextRunAt: string | null;
        lastRun: {
            id: string;
            status: "running" | "applied" | "unchanged" | "quarantined" | "failed" | "discarded";
            reasonText: string | null;
            startedAt: string;
            finishedAt: string | null;
            matched: number;
            rowErrors: number;
        } | null;
        confirmedAt: string | null;
        freshness: "fresh" | "uncertain" | "gone" | "never";
        score: number | null;
        scoreParts: {
            part: "freshness" | "rowErrors" | "unmatched" | "prices" | "pickup";
            points: number;
            of: number;
            text: string;
            advice: string | null;
        }[];
        scoredAt: string | null;
    }[];
};

/** get /api/v1/feeds/status */
interface GetApiV1FeedsStatusPositiveResponseVariants {
  200: GetApiV1FeedsStatusPositiveVariant1;
}

/** get /api/v1/feeds/status */
type GetApiV1FeedsStatusNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** get /api/v1/feeds/status */
interface GetApiV1FeedsStatusNegativeResponseVariants {
  400: GetApiV1FeedsStatusNegativeVariant1;
  401: GetApiV1FeedsStatusNegativeVariant1;
  403: GetApiV1FeedsStatusNegativeVariant1;
  404: GetApiV1FeedsStatusNegativeVariant1;
  405: GetApiV1FeedsStatusNegativeVariant1;
  409: GetApiV1FeedsStatusNegativeVariant1;
  422: GetApiV1FeedsStatusNegativeVariant1;
  500: GetApiV1FeedsStatusNegativeVariant1;
}

/** post /api/v1/webhooks/stripe */
type PostApiV1WebhooksStripeInput = Blob;

/** post /api/v1/webhooks/stripe */
type PostApiV1WebhooksStripePositiveVariant1 = {
    received: true;
};

/** post /api/v1/webhooks/stripe */
interface PostApiV1WebhooksStripePositiveResponseVariants {
  200: PostApiV1WebhooksStripePositiveVariant1;
}

/** post /api/v1/webhooks/stripe */
type PostApiV1WebhooksStripeNegativeVariant1 = {
    code: string;
    message: string;
    details?: unknown | undefined;
};

/** post /api/v1/webhooks/stripe */
interface PostApiV1WebhooksStripeNegativeResponseVariants {
  400: PostApiV1WebhooksStripeNegativeVariant1;
  401: PostApiV1WebhooksStripeNegativeVariant1;
  403: PostApiV1WebhooksStripeNegativeVariant1;
  404: PostApiV1WebhooksStripeNegativeVariant1;
  405: PostApiV1WebhooksStripeNegativeVariant1;
  409: PostApiV1WebhooksStripeNegativeVariant1;
  422: PostApiV1WebhooksStripeNegativeVariant1;
  500: PostApiV1WebhooksStripeNegativeVariant1;
}

type SomeOf<T> = T[keyof T];

export type Path = "/api/v1/clients/auth/login" | "/api/v1/clients/auth/refresh" | "/api/v1/clients/auth/logout" | "/api/v1/clients/auth/reset/init" | "/api/v1/clients/auth/reset/finish" | "/api/v1/clients/auth/passkey/options" | "/api/v1/clients/auth/passkey/login" | "/api/v1/clients/auth/providers" | "/api/v1/clients/auth/google" | "/api/v1/clients/auth/google/callback" | "/api/v1/clients/auth/apple" | "/api/v1/clients/auth/apple/callback" | "/api/v1/clients/auth/pending" | "/api/v1/clients/auth/pending/register" | "/api/v1/clients/auth/pending/link" | "/api/v1/clients/auth/pending/mail" | "/api/v1/clients/auth/pending/mail/prove" | "/api/v1/clients/auth/pending/enter" | "/api/v1/clients/iam/register" | "/api/v1/clients/iam/email-confirm" | "/api/v1/clients/iam/email-confirm/resend" | "/api/v1/clients/iam/email-confirm/claim" | "/api/v1/clients/iam/email-change" | "/api/v1/clients/iam/email-change/confirm" | "/api/v1/clients/iam/password" | "/api/v1/clients/iam/age-check" | "/api/v1/clients/iam/me" | "/api/v1/clients/iam/profile" | "/api/v1/clients/iam/agreements/:document" | "/api/v1/clients/iam/sign" | "/api/v1/clients/iam/download/docs/:document" | "/api/v1/clients/iam/statuses" | "/api/v1/clients/iam/consents" | "/api/v1/clients/iam/access-log" | "/api/v1/clients/iam/export" | "/api/v1/clients/iam/exports" | "/api/v1/clients/iam/exports/:id/ticket" | "/api/v1/clients/iam/exports/:id/download" | "/api/v1/clients/iam/owner-code" | "/api/v1/clients/iam/erase" | "/api/v1/clients/iam/linked-sign-ins" | "/api/v1/clients/iam/linked-sign-ins/:provider" | "/api/v1/clients/iam/sessions" | "/api/v1/clients/iam/sessions/:id" | "/api/v1/clients/iam/second-factors" | "/api/v1/clients/iam/second-factors/totp" | "/api/v1/clients/iam/second-factors/totp/confirm" | "/api/v1/clients/iam/second-factors/totp/remove" | "/api/v1/clients/iam/second-factors/recovery-codes" | "/api/v1/clients/iam/second-factors/passkeys/options" | "/api/v1/clients/iam/second-factors/passkeys" | "/api/v1/clients/iam/second-factors/passkeys/:id" | "/api/v1/clients/iam/second-factors/passkeys/:id/remove" | "/api/v1/clients/health-state" | "/api/v1/clients/treatment" | "/api/v1/clients/treatment/products" | "/api/v1/clients/treatment/download/invoice" | "/api/v1/clients/treatment/medical-letter/download" | "/api/v1/clients/treatment/:id" | "/api/v1/clients/treatment/:id/cancel" | "/api/v1/clients/treatment/:id/answer" | "/api/v1/clients/stripe/create-checkout-session" | "/api/v1/clients/stripe/create-identity-session" | "/api/v1/clients/iam/newsletter" | "/api/v1/clients/iam/newsletter-check" | "/api/v1/clients/newsletter/confirm" | "/api/v1/clients/newsletter/:token/withdraw" | "/api/v1/clients/subscription" | "/api/v1/clients/subscription/:id" | "/api/v1/clients/subscription/confirm" | "/api/v1/clients/subscription/open" | "/api/v1/clients/subscription/:token/end" | "/api/v1/clients/saved-searches" | "/api/v1/clients/saved-searches/:id" | "/api/v1/clients/iam/identity" | "/api/v1/clients/pharmacy/listed" | "/api/v1/clients/pharmacy" | "/api/v1/clients/pharmacy/manually" | "/api/v1/clients/pharmacy/info" | "/api/v1/clients/pharmacy/favorite" | "/api/v1/clients/iam/pharmacy-list" | "/api/v1/clients/prescriptions/:id/copy" | "/api/v1/clients/prescriptions/check/:code" | "/api/v1/clients/doctors" | "/api/v1/clients/products" | "/api/v1/clients/products/toggle-favorite" | "/api/v1/clients/products/:slug" | "/api/v1/clients/products/:slug/similar" | "/api/v1/clients/products/:slug/plate.svg" | "/api/v1/clients/reviews" | "/api/v1/clients/reviews/own" | "/api/v1/clients/reviews/comment" | "/api/v1/clients/reviews/comment/:id" | "/api/v1/clients/reviews/comment/:id/withdraw" | "/api/v1/clients/reviews/toggle-like" | "/api/v1/clients/reviews/:id" | "/api/v1/clients/reviews/:id/withdraw" | "/api/v1/clients/favorite-products" | "/api/v1/clients/favorite-products/ids" | "/api/v1/clients/selected-products" | "/api/v1/clients/popular-products" | "/api/v1/clients/health-state/products" | "/api/v1/clients/thc-cbd" | "/api/v1/clients/manufacturers" | "/api/v1/clients/growers" | "/api/v1/clients/strains" | "/api/v1/clients/support-view" | "/api/v1/clients/support-view/open" | "/api/v1/clients/support-view/end" | "/api/v1/clients/pharmacies" | "/api/v1/clients/pharmacies/map" | "/api/v1/clients/pharmacies/table" | "/api/v1/clients/vaporizers" | "/api/v1/clients/places" | "/api/v1/clients/sitemap" | "/api/v1/clients/pharmacies/domain" | "/api/v1/clients/popular-pharmacies" | "/api/v1/clients/selection" | "/api/v1/clients/selection/noted" | "/api/v1/clients/fees" | "/api/v1/clients/marketing-patients" | "/api/v1/backoffice/dashboard" | "/api/v1/backoffice/treatments" | "/api/v1/backoffice/treatments/:id" | "/api/v1/backoffice/treatments/:id/claim" | "/api/v1/backoffice/treatments/:id/release" | "/api/v1/backoffice/treatments/:id/ask" | "/api/v1/backoffice/treatments/:id/approve" | "/api/v1/backoffice/treatments/:id/decline" | "/api/v1/backoffice/treatments/:id/break-glass" | "/api/v1/backoffice/treatments/:id/documents/:fileId" | "/api/v1/backoffice/certificates" | "/api/v1/backoffice/certificates/:id/letter" | "/api/v1/backoffice/prescriptions" | "/api/v1/backoffice/prescriptions/:id" | "/api/v1/backoffice/prescriptions/:id/file" | "/api/v1/backoffice/prescriptions/:id/accept" | "/api/v1/backoffice/prescriptions/:id/ready" | "/api/v1/backoffice/prescriptions/:id/dispense" | "/api/v1/backoffice/prescriptions/:id/return" | "/api/v1/backoffice/patients" | "/api/v1/backoffice/patients/:id" | "/api/v1/backoffice/patients/:id/erase" | "/api/v1/backoffice/patients/:id/sealed-record" | "/api/v1/backoffice/patients/:id/support-views" | "/api/v1/backoffice/marketing-patients" | "/api/v1/backoffice/marketing-patients/export" | "/api/v1/backoffice/marketing-patients/funnel" | "/api/v1/backoffice/marketing-patients/:id" | "/api/v1/backoffice/people/:id/sessions" | "/api/v1/backoffice/people/:id/sessions/:sessionId" | "/api/v1/backoffice/patients/:id/identity" | "/api/v1/backoffice/patients/:id/identity-seen" | "/api/v1/backoffice/doctors" | "/api/v1/backoffice/doctors/:id" | "/api/v1/backoffice/people/:id/second-factor/reset" | "/api/v1/backoffice/payments" | "/api/v1/backoffice/audit-events" | "/api/v1/backoffice/settings" | "/api/v1/backoffice/settings/:id" | "/api/v1/backoffice/jobs" | "/api/v1/backoffice/jobs/:id/retry" | "/api/v1/backoffice/scheduled-jobs" | "/api/v1/backoffice/scheduled-jobs/:id" | "/api/v1/backoffice/scheduled-jobs/:id/run" | "/api/v1/backoffice/scheduled-jobs/:id/pause" | "/api/v1/backoffice/scheduled-jobs/:id/resume" | "/api/v1/backoffice/stock-feeds" | "/api/v1/backoffice/stock-feeds/test-connection" | "/api/v1/backoffice/stock-feeds/preview-schedule" | "/api/v1/backoffice/stock-feeds/:id" | "/api/v1/backoffice/stock-feeds/:id/run" | "/api/v1/backoffice/stock-feeds/:id/upload" | "/api/v1/backoffice/stock-feeds/:id/examine" | "/api/v1/backoffice/stock-feeds/:id/marked-file" | "/api/v1/backoffice/stock-feeds/:id/mapping" | "/api/v1/backoffice/stock-feeds/:id/keys" | "/api/v1/backoffice/stock-feeds/:id/keys/:keyId" | "/api/v1/backoffice/feed-runs" | "/api/v1/backoffice/feed-runs/:id" | "/api/v1/backoffice/feed-runs/:id/release" | "/api/v1/backoffice/feed-runs/:id/discard" | "/api/v1/backoffice/feed-runs/:id/comparison" | "/api/v1/backoffice/feed-runs/:id/roll-back" | "/api/v1/backoffice/feed-runs/:id/row-errors" | "/api/v1/backoffice/feed-runs/:id/row-errors.csv" | "/api/v1/backoffice/feed-runs/:id/corrections" | "/api/v1/backoffice/unmatched-products" | "/api/v1/backoffice/unmatched-products/:id" | "/api/v1/backoffice/unmatched-products/:id/match" | "/api/v1/backoffice/unmatched-products/:id/ignore" | "/api/v1/backoffice/unmatched-products/:id/undo" | "/api/v1/backoffice/unmatched-products/match-suggested" | "/api/v1/backoffice/stock" | "/api/v1/backoffice/stock/:id" | "/api/v1/backoffice/products" | "/api/v1/backoffice/products/:id" | "/api/v1/backoffice/reviews" | "/api/v1/backoffice/reviews/decide" | "/api/v1/backoffice/reviews/:id" | "/api/v1/backoffice/reviews/:id/publish" | "/api/v1/backoffice/reviews/:id/reject" | "/api/v1/backoffice/review-comments" | "/api/v1/backoffice/review-comments/decide" | "/api/v1/backoffice/review-comments/:id" | "/api/v1/backoffice/review-comments/:id/publish" | "/api/v1/backoffice/review-comments/:id/reject" | "/api/v1/backoffice/pharmacies" | "/api/v1/backoffice/pharmacies/:id" | "/api/v1/backoffice/vaporizers" | "/api/v1/backoffice/vaporizers/:id" | "/api/v1/backoffice/products/import" | "/api/v1/backoffice/manufacturers" | "/api/v1/backoffice/manufacturers/:id" | "/api/v1/backoffice/manufacturers/:id/merge" | "/api/v1/backoffice/manufacturers/:id/undo-merge" | "/api/v1/backoffice/growers" | "/api/v1/backoffice/growers/:id" | "/api/v1/backoffice/growers/:id/merge" | "/api/v1/backoffice/growers/:id/undo-merge" | "/api/v1/backoffice/strains" | "/api/v1/backoffice/strains/:id" | "/api/v1/backoffice/strains/:id/merge" | "/api/v1/backoffice/strains/:id/undo-merge" | "/api/v1/feeds/:pharmacySlug/stock" | "/api/v1/feeds/:pharmacySlug/stock/:pzn" | "/api/v1/feeds/runs/:runId" | "/api/v1/feeds/status" | "/api/v1/webhooks/stripe";

export type Method = "get" | "post" | "put" | "delete" | "patch" | "query" | "head";

export interface Input {
  "post /api/v1/clients/auth/login": PostApiV1ClientsAuthLoginInput;
  "post /api/v1/clients/auth/refresh": PostApiV1ClientsAuthRefreshInput;
  "post /api/v1/clients/auth/logout": PostApiV1ClientsAuthLogoutInput;
  "post /api/v1/clients/auth/reset/init": PostApiV1ClientsAuthResetInitInput;
  "post /api/v1/clients/auth/reset/finish": PostApiV1ClientsAuthResetFinishInput;
  "post /api/v1/clients/auth/passkey/options": PostApiV1ClientsAuthPasskeyOptionsInput;
  "post /api/v1/clients/auth/passkey/login": PostApiV1ClientsAuthPasskeyLoginInput;
  "get /api/v1/clients/auth/providers": GetApiV1ClientsAuthProvidersInput;
  "get /api/v1/clients/auth/google": GetApiV1ClientsAuthGoogleInput;
  "get /api/v1/clients/auth/google/callback": GetApiV1ClientsAuthGoogleCallbackInput;
  "get /api/v1/clients/auth/apple": GetApiV1ClientsAuthAppleInput;
  "post /api/v1/clients/auth/apple/callback": PostApiV1ClientsAuthAppleCallbackInput;
  "get /api/v1/clients/auth/pending": GetApiV1ClientsAuthPendingInput;
  "post /api/v1/clients/auth/pending/register": PostApiV1ClientsAuthPendingRegisterInput;
  "post /api/v1/clients/auth/pending/link": PostApiV1ClientsAuthPendingLinkInput;
  "post /api/v1/clients/auth/pending/mail": PostApiV1ClientsAuthPendingMailInput;
  "post /api/v1/clients/auth/pending/mail/prove": PostApiV1ClientsAuthPendingMailProveInput;
  "post /api/v1/clients/auth/pending/enter": PostApiV1ClientsAuthPendingEnterInput;
  "post /api/v1/clients/iam/register": PostApiV1ClientsIamRegisterInput;
  "post /api/v1/clients/iam/email-confirm": PostApiV1ClientsIamEmailConfirmInput;
  "post /api/v1/clients/iam/email-confirm/resend": PostApiV1ClientsIamEmailConfirmResendInput;
  "post /api/v1/clients/iam/email-confirm/claim": PostApiV1ClientsIamEmailConfirmClaimInput;
  "post /api/v1/clients/iam/email-change": PostApiV1ClientsIamEmailChangeInput;
  "post /api/v1/clients/iam/email-change/confirm": PostApiV1ClientsIamEmailChangeConfirmInput;
  "post /api/v1/clients/iam/password": PostApiV1ClientsIamPasswordInput;
  "post /api/v1/clients/iam/age-check": PostApiV1ClientsIamAgeCheckInput;
  "get /api/v1/clients/iam/me": GetApiV1ClientsIamMeInput;
  "get /api/v1/clients/iam/profile": GetApiV1ClientsIamProfileInput;
  "patch /api/v1/clients/iam/profile": PatchApiV1ClientsIamProfileInput;
  "get /api/v1/clients/iam/agreements/:document": GetApiV1ClientsIamAgreementsDocumentInput;
  "post /api/v1/clients/iam/sign": PostApiV1ClientsIamSignInput;
  "get /api/v1/clients/iam/download/docs/:document": GetApiV1ClientsIamDownloadDocsDocumentInput;
  "get /api/v1/clients/iam/statuses": GetApiV1ClientsIamStatusesInput;
  "get /api/v1/clients/iam/consents": GetApiV1ClientsIamConsentsInput;
  "get /api/v1/clients/iam/access-log": GetApiV1ClientsIamAccessLogInput;
  "post /api/v1/clients/iam/export": PostApiV1ClientsIamExportInput;
  "get /api/v1/clients/iam/exports": GetApiV1ClientsIamExportsInput;
  "post /api/v1/clients/iam/exports/:id/ticket": PostApiV1ClientsIamExportsIdTicketInput;
  "post /api/v1/clients/iam/exports/:id/download": PostApiV1ClientsIamExportsIdDownloadInput;
  "post /api/v1/clients/iam/owner-code": PostApiV1ClientsIamOwnerCodeInput;
  "get /api/v1/clients/iam/erase": GetApiV1ClientsIamEraseInput;
  "post /api/v1/clients/iam/erase": PostApiV1ClientsIamEraseInput;
  "get /api/v1/clients/iam/linked-sign-ins": GetApiV1ClientsIamLinkedSignInsInput;
  "post /api/v1/clients/iam/linked-sign-ins/:provider": PostApiV1ClientsIamLinkedSignInsProviderInput;
  "delete /api/v1/clients/iam/linked-sign-ins/:provider": DeleteApiV1ClientsIamLinkedSignInsProviderInput;
  "get /api/v1/clients/iam/sessions": GetApiV1ClientsIamSessionsInput;
  "delete /api/v1/clients/iam/sessions": DeleteApiV1ClientsIamSessionsInput;
  "delete /api/v1/clients/iam/sessions/:id": DeleteApiV1ClientsIamSessionsIdInput;
  "get /api/v1/clients/iam/second-factors": GetApiV1ClientsIamSecondFactorsInput;
  "post /api/v1/clients/iam/second-factors/totp": PostApiV1ClientsIamSecondFactorsTotpInput;
  "post /api/v1/clients/iam/second-factors/totp/confirm": PostApiV1ClientsIamSecondFactorsTotpConfirmInput;
  "post /api/v1/clients/iam/second-factors/totp/remove": PostApiV1ClientsIamSecondFactorsTotpRemoveInput;
  "post /api/v1/clients/iam/second-factors/recovery-codes": PostApiV1ClientsIamSecondFactorsRecoveryCodesInput;
  "post /api/v1/clients/iam/second-factors/passkeys/options": PostApiV1ClientsIamSecondFactorsPasskeysOptionsInput;
  "post /api/v1/clients/iam/second-factors/passkeys": PostApiV1ClientsIamSecondFactorsPasskeysInput;
  "patch /api/v1/clients/iam/second-factors/passkeys/:id": PatchApiV1ClientsIamSecondFactorsPasskeysIdInput;
  "post /api/v1/clients/iam/second-factors/passkeys/:id/remove": PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveInput;
  "get /api/v1/clients/health-state": GetApiV1ClientsHealthStateInput;
  "patch /api/v1/clients/health-state": PatchApiV1ClientsHealthStateInput;
  "post /api/v1/clients/health-state": PostApiV1ClientsHealthStateInput;
  "post /api/v1/clients/treatment": PostApiV1ClientsTreatmentInput;
  "get /api/v1/clients/treatment": GetApiV1ClientsTreatmentInput;
  "get /api/v1/clients/treatment/products": GetApiV1ClientsTreatmentProductsInput;
  "get /api/v1/clients/treatment/download/invoice": GetApiV1ClientsTreatmentDownloadInvoiceInput;
  "get /api/v1/clients/treatment/medical-letter/download": GetApiV1ClientsTreatmentMedicalLetterDownloadInput;
  "get /api/v1/clients/treatment/:id": GetApiV1ClientsTreatmentIdInput;
  "post /api/v1/clients/treatment/:id/cancel": PostApiV1ClientsTreatmentIdCancelInput;
  "post /api/v1/clients/treatment/:id/answer": PostApiV1ClientsTreatmentIdAnswerInput;
  "post /api/v1/clients/stripe/create-checkout-session": PostApiV1ClientsStripeCreateCheckoutSessionInput;
  "post /api/v1/clients/stripe/create-identity-session": PostApiV1ClientsStripeCreateIdentitySessionInput;
  "post /api/v1/clients/iam/newsletter": PostApiV1ClientsIamNewsletterInput;
  "get /api/v1/clients/iam/newsletter-check": GetApiV1ClientsIamNewsletterCheckInput;
  "post /api/v1/clients/newsletter/confirm": PostApiV1ClientsNewsletterConfirmInput;
  "post /api/v1/clients/newsletter/:token/withdraw": PostApiV1ClientsNewsletterTokenWithdrawInput;
  "post /api/v1/clients/subscription": PostApiV1ClientsSubscriptionInput;
  "get /api/v1/clients/subscription": GetApiV1ClientsSubscriptionInput;
  "delete /api/v1/clients/subscription/:id": DeleteApiV1ClientsSubscriptionIdInput;
  "post /api/v1/clients/subscription/confirm": PostApiV1ClientsSubscriptionConfirmInput;
  "post /api/v1/clients/subscription/open": PostApiV1ClientsSubscriptionOpenInput;
  "post /api/v1/clients/subscription/:token/end": PostApiV1ClientsSubscriptionTokenEndInput;
  "get /api/v1/clients/saved-searches": GetApiV1ClientsSavedSearchesInput;
  "post /api/v1/clients/saved-searches": PostApiV1ClientsSavedSearchesInput;
  "patch /api/v1/clients/saved-searches/:id": PatchApiV1ClientsSavedSearchesIdInput;
  "delete /api/v1/clients/saved-searches/:id": DeleteApiV1ClientsSavedSearchesIdInput;
  "get /api/v1/clients/iam/identity": GetApiV1ClientsIamIdentityInput;
  "get /api/v1/clients/pharmacy/listed": GetApiV1ClientsPharmacyListedInput;
  "post /api/v1/clients/pharmacy": PostApiV1ClientsPharmacyInput;
  "post /api/v1/clients/pharmacy/manually": PostApiV1ClientsPharmacyManuallyInput;
  "get /api/v1/clients/pharmacy/info": GetApiV1ClientsPharmacyInfoInput;
  "post /api/v1/clients/pharmacy/favorite": PostApiV1ClientsPharmacyFavoriteInput;
  "get /api/v1/clients/iam/pharmacy-list": GetApiV1ClientsIamPharmacyListInput;
  "get /api/v1/clients/prescriptions/:id/copy": GetApiV1ClientsPrescriptionsIdCopyInput;
  "get /api/v1/clients/prescriptions/check/:code": GetApiV1ClientsPrescriptionsCheckCodeInput;
  "get /api/v1/clients/doctors": GetApiV1ClientsDoctorsInput;
  "get /api/v1/clients/products": GetApiV1ClientsProductsInput;
  "post /api/v1/clients/products/toggle-favorite": PostApiV1ClientsProductsToggleFavoriteInput;
  "get /api/v1/clients/products/:slug": GetApiV1ClientsProductsSlugInput;
  "get /api/v1/clients/products/:slug/similar": GetApiV1ClientsProductsSlugSimilarInput;
  "get /api/v1/clients/products/:slug/plate.svg": GetApiV1ClientsProductsSlugPlateSvgInput;
  "get /api/v1/clients/reviews": GetApiV1ClientsReviewsInput;
  "post /api/v1/clients/reviews": PostApiV1ClientsReviewsInput;
  "get /api/v1/clients/reviews/own": GetApiV1ClientsReviewsOwnInput;
  "post /api/v1/clients/reviews/comment": PostApiV1ClientsReviewsCommentInput;
  "patch /api/v1/clients/reviews/comment/:id": PatchApiV1ClientsReviewsCommentIdInput;
  "post /api/v1/clients/reviews/comment/:id/withdraw": PostApiV1ClientsReviewsCommentIdWithdrawInput;
  "post /api/v1/clients/reviews/toggle-like": PostApiV1ClientsReviewsToggleLikeInput;
  "patch /api/v1/clients/reviews/:id": PatchApiV1ClientsReviewsIdInput;
  "post /api/v1/clients/reviews/:id/withdraw": PostApiV1ClientsReviewsIdWithdrawInput;
  "get /api/v1/clients/favorite-products": GetApiV1ClientsFavoriteProductsInput;
  "post /api/v1/clients/favorite-products": PostApiV1ClientsFavoriteProductsInput;
  "get /api/v1/clients/favorite-products/ids": GetApiV1ClientsFavoriteProductsIdsInput;
  "get /api/v1/clients/selected-products": GetApiV1ClientsSelectedProductsInput;
  "get /api/v1/clients/popular-products": GetApiV1ClientsPopularProductsInput;
  "get /api/v1/clients/health-state/products": GetApiV1ClientsHealthStateProductsInput;
  "get /api/v1/clients/thc-cbd": GetApiV1ClientsThcCbdInput;
  "get /api/v1/clients/manufacturers": GetApiV1ClientsManufacturersInput;
  "get /api/v1/clients/growers": GetApiV1ClientsGrowersInput;
  "get /api/v1/clients/strains": GetApiV1ClientsStrainsInput;
  "get /api/v1/clients/support-view": GetApiV1ClientsSupportViewInput;
  "post /api/v1/clients/support-view/open": PostApiV1ClientsSupportViewOpenInput;
  "post /api/v1/clients/support-view/end": PostApiV1ClientsSupportViewEndInput;
  "get /api/v1/clients/pharmacies": GetApiV1ClientsPharmaciesInput;
  "get /api/v1/clients/pharmacies/map": GetApiV1ClientsPharmaciesMapInput;
  "get /api/v1/clients/pharmacies/table": GetApiV1ClientsPharmaciesTableInput;
  "get /api/v1/clients/vaporizers": GetApiV1ClientsVaporizersInput;
  "get /api/v1/clients/places": GetApiV1ClientsPlacesInput;
  "get /api/v1/clients/sitemap": GetApiV1ClientsSitemapInput;
  "get /api/v1/clients/pharmacies/domain": GetApiV1ClientsPharmaciesDomainInput;
  "get /api/v1/clients/popular-pharmacies": GetApiV1ClientsPopularPharmaciesInput;
  "get /api/v1/clients/selection": GetApiV1ClientsSelectionInput;
  "get /api/v1/clients/selection/noted": GetApiV1ClientsSelectionNotedInput;
  "post /api/v1/clients/selection/noted": PostApiV1ClientsSelectionNotedInput;
  "get /api/v1/clients/fees": GetApiV1ClientsFeesInput;
  "post /api/v1/clients/marketing-patients": PostApiV1ClientsMarketingPatientsInput;
  "get /api/v1/backoffice/dashboard": GetApiV1BackofficeDashboardInput;
  "get /api/v1/backoffice/treatments": GetApiV1BackofficeTreatmentsInput;
  "get /api/v1/backoffice/treatments/:id": GetApiV1BackofficeTreatmentsIdInput;
  "post /api/v1/backoffice/treatments/:id/claim": PostApiV1BackofficeTreatmentsIdClaimInput;
  "post /api/v1/backoffice/treatments/:id/release": PostApiV1BackofficeTreatmentsIdReleaseInput;
  "post /api/v1/backoffice/treatments/:id/ask": PostApiV1BackofficeTreatmentsIdAskInput;
  "post /api/v1/backoffice/treatments/:id/approve": PostApiV1BackofficeTreatmentsIdApproveInput;
  "post /api/v1/backoffice/treatments/:id/decline": PostApiV1BackofficeTreatmentsIdDeclineInput;
  "post /api/v1/backoffice/treatments/:id/break-glass": PostApiV1BackofficeTreatmentsIdBreakGlassInput;
  "get /api/v1/backoffice/treatments/:id/documents/:fileId": GetApiV1BackofficeTreatmentsIdDocumentsFileIdInput;
  "get /api/v1/backoffice/certificates": GetApiV1BackofficeCertificatesInput;
  "get /api/v1/backoffice/certificates/:id/letter": GetApiV1BackofficeCertificatesIdLetterInput;
  "get /api/v1/backoffice/prescriptions": GetApiV1BackofficePrescriptionsInput;
  "get /api/v1/backoffice/prescriptions/:id": GetApiV1BackofficePrescriptionsIdInput;
  "get /api/v1/backoffice/prescriptions/:id/file": GetApiV1BackofficePrescriptionsIdFileInput;
  "post /api/v1/backoffice/prescriptions/:id/accept": PostApiV1BackofficePrescriptionsIdAcceptInput;
  "post /api/v1/backoffice/prescriptions/:id/ready": PostApiV1BackofficePrescriptionsIdReadyInput;
  "post /api/v1/backoffice/prescriptions/:id/dispense": PostApiV1BackofficePrescriptionsIdDispenseInput;
  "post /api/v1/backoffice/prescriptions/:id/return": PostApiV1BackofficePrescriptionsIdReturnInput;
  "get /api/v1/backoffice/patients": GetApiV1BackofficePatientsInput;
  "get /api/v1/backoffice/patients/:id": GetApiV1BackofficePatientsIdInput;
  "patch /api/v1/backoffice/patients/:id": PatchApiV1BackofficePatientsIdInput;
  "post /api/v1/backoffice/patients/:id/erase": PostApiV1BackofficePatientsIdEraseInput;
  "post /api/v1/backoffice/patients/:id/sealed-record": PostApiV1BackofficePatientsIdSealedRecordInput;
  "post /api/v1/backoffice/patients/:id/support-views": PostApiV1BackofficePatientsIdSupportViewsInput;
  "get /api/v1/backoffice/marketing-patients": GetApiV1BackofficeMarketingPatientsInput;
  "get /api/v1/backoffice/marketing-patients/export": GetApiV1BackofficeMarketingPatientsExportInput;
  "get /api/v1/backoffice/marketing-patients/funnel": GetApiV1BackofficeMarketingPatientsFunnelInput;
  "get /api/v1/backoffice/marketing-patients/:id": GetApiV1BackofficeMarketingPatientsIdInput;
  "delete /api/v1/backoffice/marketing-patients/:id": DeleteApiV1BackofficeMarketingPatientsIdInput;
  "get /api/v1/backoffice/people/:id/sessions": GetApiV1BackofficePeopleIdSessionsInput;
  "delete /api/v1/backoffice/people/:id/sessions": DeleteApiV1BackofficePeopleIdSessionsInput;
  "delete /api/v1/backoffice/people/:id/sessions/:sessionId": DeleteApiV1BackofficePeopleIdSessionsSessionIdInput;
  "get /api/v1/backoffice/patients/:id/identity": GetApiV1BackofficePatientsIdIdentityInput;
  "post /api/v1/backoffice/patients/:id/identity-seen": PostApiV1BackofficePatientsIdIdentitySeenInput;
  "get /api/v1/backoffice/doctors": GetApiV1BackofficeDoctorsInput;
  "get /api/v1/backoffice/doctors/:id": GetApiV1BackofficeDoctorsIdInput;
  "patch /api/v1/backoffice/doctors/:id": PatchApiV1BackofficeDoctorsIdInput;
  "post /api/v1/backoffice/people/:id/second-factor/reset": PostApiV1BackofficePeopleIdSecondFactorResetInput;
  "get /api/v1/backoffice/payments": GetApiV1BackofficePaymentsInput;
  "get /api/v1/backoffice/audit-events": GetApiV1BackofficeAuditEventsInput;
  "get /api/v1/backoffice/settings": GetApiV1BackofficeSettingsInput;
  "get /api/v1/backoffice/settings/:id": GetApiV1BackofficeSettingsIdInput;
  "patch /api/v1/backoffice/settings/:id": PatchApiV1BackofficeSettingsIdInput;
  "get /api/v1/backoffice/jobs": GetApiV1BackofficeJobsInput;
  "post /api/v1/backoffice/jobs/:id/retry": PostApiV1BackofficeJobsIdRetryInput;
  "get /api/v1/backoffice/scheduled-jobs": GetApiV1BackofficeScheduledJobsInput;
  "get /api/v1/backoffice/scheduled-jobs/:id": GetApiV1BackofficeScheduledJobsIdInput;
  "post /api/v1/backoffice/scheduled-jobs/:id/run": PostApiV1BackofficeScheduledJobsIdRunInput;
  "post /api/v1/backoffice/scheduled-jobs/:id/pause": PostApiV1BackofficeScheduledJobsIdPauseInput;
  "post /api/v1/backoffice/scheduled-jobs/:id/resume": PostApiV1BackofficeScheduledJobsIdResumeInput;
  "get /api/v1/backoffice/stock-feeds": GetApiV1BackofficeStockFeedsInput;
  "post /api/v1/backoffice/stock-feeds": PostApiV1BackofficeStockFeedsInput;
  "post /api/v1/backoffice/stock-feeds/test-connection": PostApiV1BackofficeStockFeedsTestConnectionInput;
  "post /api/v1/backoffice/stock-feeds/preview-schedule": PostApiV1BackofficeStockFeedsPreviewScheduleInput;
  "get /api/v1/backoffice/stock-feeds/:id": GetApiV1BackofficeStockFeedsIdInput;
  "patch /api/v1/backoffice/stock-feeds/:id": PatchApiV1BackofficeStockFeedsIdInput;
  "post /api/v1/backoffice/stock-feeds/:id/run": PostApiV1BackofficeStockFeedsIdRunInput;
  "post /api/v1/backoffice/stock-feeds/:id/upload": PostApiV1BackofficeStockFeedsIdUploadInput;
  "post /api/v1/backoffice/stock-feeds/:id/examine": PostApiV1BackofficeStockFeedsIdExamineInput;
  "post /api/v1/backoffice/stock-feeds/:id/marked-file": PostApiV1BackofficeStockFeedsIdMarkedFileInput;
  "post /api/v1/backoffice/stock-feeds/:id/mapping": PostApiV1BackofficeStockFeedsIdMappingInput;
  "get /api/v1/backoffice/stock-feeds/:id/keys": GetApiV1BackofficeStockFeedsIdKeysInput;
  "post /api/v1/backoffice/stock-feeds/:id/keys": PostApiV1BackofficeStockFeedsIdKeysInput;
  "delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId": DeleteApiV1BackofficeStockFeedsIdKeysKeyIdInput;
  "get /api/v1/backoffice/feed-runs": GetApiV1BackofficeFeedRunsInput;
  "get /api/v1/backoffice/feed-runs/:id": GetApiV1BackofficeFeedRunsIdInput;
  "post /api/v1/backoffice/feed-runs/:id/release": PostApiV1BackofficeFeedRunsIdReleaseInput;
  "post /api/v1/backoffice/feed-runs/:id/discard": PostApiV1BackofficeFeedRunsIdDiscardInput;
  "get /api/v1/backoffice/feed-runs/:id/comparison": GetApiV1BackofficeFeedRunsIdComparisonInput;
  "post /api/v1/backoffice/feed-runs/:id/roll-back": PostApiV1BackofficeFeedRunsIdRollBackInput;
  "get /api/v1/backoffice/feed-runs/:id/row-errors": GetApiV1BackofficeFeedRunsIdRowErrorsInput;
  "get /api/v1/backoffice/feed-runs/:id/row-errors.csv": GetApiV1BackofficeFeedRunsIdRowErrorsCsvInput;
  "post /api/v1/backoffice/feed-runs/:id/corrections": PostApiV1BackofficeFeedRunsIdCorrectionsInput;
  "get /api/v1/backoffice/unmatched-products": GetApiV1BackofficeUnmatchedProductsInput;
  "get /api/v1/backoffice/unmatched-products/:id": GetApiV1BackofficeUnmatchedProductsIdInput;
  "post /api/v1/backoffice/unmatched-products/:id/match": PostApiV1BackofficeUnmatchedProductsIdMatchInput;
  "post /api/v1/backoffice/unmatched-products/:id/ignore": PostApiV1BackofficeUnmatchedProductsIdIgnoreInput;
  "post /api/v1/backoffice/unmatched-products/:id/undo": PostApiV1BackofficeUnmatchedProductsIdUndoInput;
  "post /api/v1/backoffice/unmatched-products/match-suggested": PostApiV1BackofficeUnmatchedProductsMatchSuggestedInput;
  "get /api/v1/backoffice/stock": GetApiV1BackofficeStockInput;
  "get /api/v1/backoffice/stock/:id": GetApiV1BackofficeStockIdInput;
  "get /api/v1/backoffice/products": GetApiV1BackofficeProductsInput;
  "post /api/v1/backoffice/products": PostApiV1BackofficeProductsInput;
  "get /api/v1/backoffice/products/:id": GetApiV1BackofficeProductsIdInput;
  "patch /api/v1/backoffice/products/:id": PatchApiV1BackofficeProductsIdInput;
  "get /api/v1/backoffice/reviews": GetApiV1BackofficeReviewsInput;
  "post /api/v1/backoffice/reviews/decide": PostApiV1BackofficeReviewsDecideInput;
  "get /api/v1/backoffice/reviews/:id": GetApiV1BackofficeReviewsIdInput;
  "post /api/v1/backoffice/reviews/:id/publish": PostApiV1BackofficeReviewsIdPublishInput;
  "post /api/v1/backoffice/reviews/:id/reject": PostApiV1BackofficeReviewsIdRejectInput;
  "get /api/v1/backoffice/review-comments": GetApiV1BackofficeReviewCommentsInput;
  "post /api/v1/backoffice/review-comments/decide": PostApiV1BackofficeReviewCommentsDecideInput;
  "get /api/v1/backoffice/review-comments/:id": GetApiV1BackofficeReviewCommentsIdInput;
  "post /api/v1/backoffice/review-comments/:id/publish": PostApiV1BackofficeReviewCommentsIdPublishInput;
  "post /api/v1/backoffice/review-comments/:id/reject": PostApiV1BackofficeReviewCommentsIdRejectInput;
  "get /api/v1/backoffice/pharmacies": GetApiV1BackofficePharmaciesInput;
  "post /api/v1/backoffice/pharmacies": PostApiV1BackofficePharmaciesInput;
  "get /api/v1/backoffice/pharmacies/:id": GetApiV1BackofficePharmaciesIdInput;
  "patch /api/v1/backoffice/pharmacies/:id": PatchApiV1BackofficePharmaciesIdInput;
  "get /api/v1/backoffice/vaporizers": GetApiV1BackofficeVaporizersInput;
  "post /api/v1/backoffice/vaporizers": PostApiV1BackofficeVaporizersInput;
  "get /api/v1/backoffice/vaporizers/:id": GetApiV1BackofficeVaporizersIdInput;
  "patch /api/v1/backoffice/vaporizers/:id": PatchApiV1BackofficeVaporizersIdInput;
  "post /api/v1/backoffice/products/import": PostApiV1BackofficeProductsImportInput;
  "get /api/v1/backoffice/manufacturers": GetApiV1BackofficeManufacturersInput;
  "get /api/v1/backoffice/manufacturers/:id": GetApiV1BackofficeManufacturersIdInput;
  "patch /api/v1/backoffice/manufacturers/:id": PatchApiV1BackofficeManufacturersIdInput;
  "post /api/v1/backoffice/manufacturers/:id/merge": PostApiV1BackofficeManufacturersIdMergeInput;
  "post /api/v1/backoffice/manufacturers/:id/undo-merge": PostApiV1BackofficeManufacturersIdUndoMergeInput;
  "get /api/v1/backoffice/growers": GetApiV1BackofficeGrowersInput;
  "get /api/v1/backoffice/growers/:id": GetApiV1BackofficeGrowersIdInput;
  "patch /api/v1/backoffice/growers/:id": PatchApiV1BackofficeGrowersIdInput;
  "post /api/v1/backoffice/growers/:id/merge": PostApiV1BackofficeGrowersIdMergeInput;
  "post /api/v1/backoffice/growers/:id/undo-merge": PostApiV1BackofficeGrowersIdUndoMergeInput;
  "get /api/v1/backoffice/strains": GetApiV1BackofficeStrainsInput;
  "get /api/v1/backoffice/strains/:id": GetApiV1BackofficeStrainsIdInput;
  "patch /api/v1/backoffice/strains/:id": PatchApiV1BackofficeStrainsIdInput;
  "post /api/v1/backoffice/strains/:id/merge": PostApiV1BackofficeStrainsIdMergeInput;
  "post /api/v1/backoffice/strains/:id/undo-merge": PostApiV1BackofficeStrainsIdUndoMergeInput;
  "put /api/v1/feeds/:pharmacySlug/stock": PutApiV1FeedsPharmacySlugStockInput;
  "patch /api/v1/feeds/:pharmacySlug/stock": PatchApiV1FeedsPharmacySlugStockInput;
  "put /api/v1/feeds/:pharmacySlug/stock/:pzn": PutApiV1FeedsPharmacySlugStockPznInput;
  "delete /api/v1/feeds/:pharmacySlug/stock/:pzn": DeleteApiV1FeedsPharmacySlugStockPznInput;
  "get /api/v1/feeds/runs/:runId": GetApiV1FeedsRunsRunIdInput;
  "get /api/v1/feeds/status": GetApiV1FeedsStatusInput;
  "post /api/v1/webhooks/stripe": PostApiV1WebhooksStripeInput;
}

export interface PositiveResponse {
  "post /api/v1/clients/auth/login": SomeOf<PostApiV1ClientsAuthLoginPositiveResponseVariants>;
  "post /api/v1/clients/auth/refresh": SomeOf<PostApiV1ClientsAuthRefreshPositiveResponseVariants>;
  "post /api/v1/clients/auth/logout": SomeOf<PostApiV1ClientsAuthLogoutPositiveResponseVariants>;
  "post /api/v1/clients/auth/reset/init": SomeOf<PostApiV1ClientsAuthResetInitPositiveResponseVariants>;
  "post /api/v1/clients/auth/reset/finish": SomeOf<PostApiV1ClientsAuthResetFinishPositiveResponseVariants>;
  "post /api/v1/clients/auth/passkey/options": SomeOf<PostApiV1ClientsAuthPasskeyOptionsPositiveResponseVariants>;
  "post /api/v1/clients/auth/passkey/login": SomeOf<PostApiV1ClientsAuthPasskeyLoginPositiveResponseVariants>;
  "get /api/v1/clients/auth/providers": SomeOf<GetApiV1ClientsAuthProvidersPositiveResponseVariants>;
  "get /api/v1/clients/auth/google": SomeOf<GetApiV1ClientsAuthGooglePositiveResponseVariants>;
  "get /api/v1/clients/auth/google/callback": SomeOf<GetApiV1ClientsAuthGoogleCallbackPositiveResponseVariants>;
  "get /api/v1/clients/auth/apple": SomeOf<GetApiV1ClientsAuthApplePositiveResponseVariants>;
  "post /api/v1/clients/auth/apple/callback": SomeOf<PostApiV1ClientsAuthAppleCallbackPositiveResponseVariants>;
  "get /api/v1/clients/auth/pending": SomeOf<GetApiV1ClientsAuthPendingPositiveResponseVariants>;
  "post /api/v1/clients/auth/pending/register": SomeOf<PostApiV1ClientsAuthPendingRegisterPositiveResponseVariants>;
  "post /api/v1/clients/auth/pending/link": SomeOf<PostApiV1ClientsAuthPendingLinkPositiveResponseVariants>;
  "post /api/v1/clients/auth/pending/mail": SomeOf<PostApiV1ClientsAuthPendingMailPositiveResponseVariants>;
  "post /api/v1/clients/auth/pending/mail/prove": SomeOf<PostApiV1ClientsAuthPendingMailProvePositiveResponseVariants>;
  "post /api/v1/clients/auth/pending/enter": SomeOf<PostApiV1ClientsAuthPendingEnterPositiveResponseVariants>;
  "post /api/v1/clients/iam/register": SomeOf<PostApiV1ClientsIamRegisterPositiveResponseVariants>;
  "post /api/v1/clients/iam/email-confirm": SomeOf<PostApiV1ClientsIamEmailConfirmPositiveResponseVariants>;
  "post /api/v1/clients/iam/email-confirm/resend": SomeOf<PostApiV1ClientsIamEmailConfirmResendPositiveResponseVariants>;
  "post /api/v1/clients/iam/email-confirm/claim": SomeOf<PostApiV1ClientsIamEmailConfirmClaimPositiveResponseVariants>;
  "post /api/v1/clients/iam/email-change": SomeOf<PostApiV1ClientsIamEmailChangePositiveResponseVariants>;
  "post /api/v1/clients/iam/email-change/confirm": SomeOf<PostApiV1ClientsIamEmailChangeConfirmPositiveResponseVariants>;
  "post /api/v1/clients/iam/password": SomeOf<PostApiV1ClientsIamPasswordPositiveResponseVariants>;
  "post /api/v1/clients/iam/age-check": SomeOf<PostApiV1ClientsIamAgeCheckPositiveResponseVariants>;
  "get /api/v1/clients/iam/me": SomeOf<GetApiV1ClientsIamMePositiveResponseVariants>;
  "get /api/v1/clients/iam/profile": SomeOf<GetApiV1ClientsIamProfilePositiveResponseVariants>;
  "patch /api/v1/clients/iam/profile": SomeOf<PatchApiV1ClientsIamProfilePositiveResponseVariants>;
  "get /api/v1/clients/iam/agreements/:document": SomeOf<GetApiV1ClientsIamAgreementsDocumentPositiveResponseVariants>;
  "post /api/v1/clients/iam/sign": SomeOf<PostApiV1ClientsIamSignPositiveResponseVariants>;
  "get /api/v1/clients/iam/download/docs/:document": SomeOf<GetApiV1ClientsIamDownloadDocsDocumentPositiveResponseVariants>;
  "get /api/v1/clients/iam/statuses": SomeOf<GetApiV1ClientsIamStatusesPositiveResponseVariants>;
  "get /api/v1/clients/iam/consents": SomeOf<GetApiV1ClientsIamConsentsPositiveResponseVariants>;
  "get /api/v1/clients/iam/access-log": SomeOf<GetApiV1ClientsIamAccessLogPositiveResponseVariants>;
  "post /api/v1/clients/iam/export": SomeOf<PostApiV1ClientsIamExportPositiveResponseVariants>;
  "get /api/v1/clients/iam/exports": SomeOf<GetApiV1ClientsIamExportsPositiveResponseVariants>;
  "post /api/v1/clients/iam/exports/:id/ticket": SomeOf<PostApiV1ClientsIamExportsIdTicketPositiveResponseVariants>;
  "post /api/v1/clients/iam/exports/:id/download": SomeOf<PostApiV1ClientsIamExportsIdDownloadPositiveResponseVariants>;
  "post /api/v1/clients/iam/owner-code": SomeOf<PostApiV1ClientsIamOwnerCodePositiveResponseVariants>;
  "get /api/v1/clients/iam/erase": SomeOf<GetApiV1ClientsIamErasePositiveResponseVariants>;
  "post /api/v1/clients/iam/erase": SomeOf<PostApiV1ClientsIamErasePositiveResponseVariants>;
  "get /api/v1/clients/iam/linked-sign-ins": SomeOf<GetApiV1ClientsIamLinkedSignInsPositiveResponseVariants>;
  "post /api/v1/clients/iam/linked-sign-ins/:provider": SomeOf<PostApiV1ClientsIamLinkedSignInsProviderPositiveResponseVariants>;
  "delete /api/v1/clients/iam/linked-sign-ins/:provider": SomeOf<DeleteApiV1ClientsIamLinkedSignInsProviderPositiveResponseVariants>;
  "get /api/v1/clients/iam/sessions": SomeOf<GetApiV1ClientsIamSessionsPositiveResponseVariants>;
  "delete /api/v1/clients/iam/sessions": SomeOf<DeleteApiV1ClientsIamSessionsPositiveResponseVariants>;
  "delete /api/v1/clients/iam/sessions/:id": SomeOf<DeleteApiV1ClientsIamSessionsIdPositiveResponseVariants>;
  "get /api/v1/clients/iam/second-factors": SomeOf<GetApiV1ClientsIamSecondFactorsPositiveResponseVariants>;
  "post /api/v1/clients/iam/second-factors/totp": SomeOf<PostApiV1ClientsIamSecondFactorsTotpPositiveResponseVariants>;
  "post /api/v1/clients/iam/second-factors/totp/confirm": SomeOf<PostApiV1ClientsIamSecondFactorsTotpConfirmPositiveResponseVariants>;
  "post /api/v1/clients/iam/second-factors/totp/remove": SomeOf<PostApiV1ClientsIamSecondFactorsTotpRemovePositiveResponseVariants>;
  "post /api/v1/clients/iam/second-factors/recovery-codes": SomeOf<PostApiV1ClientsIamSecondFactorsRecoveryCodesPositiveResponseVariants>;
  "post /api/v1/clients/iam/second-factors/passkeys/options": SomeOf<PostApiV1ClientsIamSecondFactorsPasskeysOptionsPositiveResponseVariants>;
  "post /api/v1/clients/iam/second-factors/passkeys": SomeOf<PostApiV1ClientsIamSecondFactorsPasskeysPositiveResponseVariants>;
  "patch /api/v1/clients/iam/second-factors/passkeys/:id": SomeOf<PatchApiV1ClientsIamSecondFactorsPasskeysIdPositiveResponseVariants>;
  "post /api/v1/clients/iam/second-factors/passkeys/:id/remove": SomeOf<PostApiV1ClientsIamSecondFactorsPasskeysIdRemovePositiveResponseVariants>;
  "get /api/v1/clients/health-state": SomeOf<GetApiV1ClientsHealthStatePositiveResponseVariants>;
  "patch /api/v1/clients/health-state": SomeOf<PatchApiV1ClientsHealthStatePositiveResponseVariants>;
  "post /api/v1/clients/health-state": SomeOf<PostApiV1ClientsHealthStatePositiveResponseVariants>;
  "post /api/v1/clients/treatment": SomeOf<PostApiV1ClientsTreatmentPositiveResponseVariants>;
  "get /api/v1/clients/treatment": SomeOf<GetApiV1ClientsTreatmentPositiveResponseVariants>;
  "get /api/v1/clients/treatment/products": SomeOf<GetApiV1ClientsTreatmentProductsPositiveResponseVariants>;
  "get /api/v1/clients/treatment/download/invoice": SomeOf<GetApiV1ClientsTreatmentDownloadInvoicePositiveResponseVariants>;
  "get /api/v1/clients/treatment/medical-letter/download": SomeOf<GetApiV1ClientsTreatmentMedicalLetterDownloadPositiveResponseVariants>;
  "get /api/v1/clients/treatment/:id": SomeOf<GetApiV1ClientsTreatmentIdPositiveResponseVariants>;
  "post /api/v1/clients/treatment/:id/cancel": SomeOf<PostApiV1ClientsTreatmentIdCancelPositiveResponseVariants>;
  "post /api/v1/clients/treatment/:id/answer": SomeOf<PostApiV1ClientsTreatmentIdAnswerPositiveResponseVariants>;
  "post /api/v1/clients/stripe/create-checkout-session": SomeOf<PostApiV1ClientsStripeCreateCheckoutSessionPositiveResponseVariants>;
  "post /api/v1/clients/stripe/create-identity-session": SomeOf<PostApiV1ClientsStripeCreateIdentitySessionPositiveResponseVariants>;
  "post /api/v1/clients/iam/newsletter": SomeOf<PostApiV1ClientsIamNewsletterPositiveResponseVariants>;
  "get /api/v1/clients/iam/newsletter-check": SomeOf<GetApiV1ClientsIamNewsletterCheckPositiveResponseVariants>;
  "post /api/v1/clients/newsletter/confirm": SomeOf<PostApiV1ClientsNewsletterConfirmPositiveResponseVariants>;
  "post /api/v1/clients/newsletter/:token/withdraw": SomeOf<PostApiV1ClientsNewsletterTokenWithdrawPositiveResponseVariants>;
  "post /api/v1/clients/subscription": SomeOf<PostApiV1ClientsSubscriptionPositiveResponseVariants>;
  "get /api/v1/clients/subscription": SomeOf<GetApiV1ClientsSubscriptionPositiveResponseVariants>;
  "delete /api/v1/clients/subscription/:id": SomeOf<DeleteApiV1ClientsSubscriptionIdPositiveResponseVariants>;
  "post /api/v1/clients/subscription/confirm": SomeOf<PostApiV1ClientsSubscriptionConfirmPositiveResponseVariants>;
  "post /api/v1/clients/subscription/open": SomeOf<PostApiV1ClientsSubscriptionOpenPositiveResponseVariants>;
  "post /api/v1/clients/subscription/:token/end": SomeOf<PostApiV1ClientsSubscriptionTokenEndPositiveResponseVariants>;
  "get /api/v1/clients/saved-searches": SomeOf<GetApiV1ClientsSavedSearchesPositiveResponseVariants>;
  "post /api/v1/clients/saved-searches": SomeOf<PostApiV1ClientsSavedSearchesPositiveResponseVariants>;
  "patch /api/v1/clients/saved-searches/:id": SomeOf<PatchApiV1ClientsSavedSearchesIdPositiveResponseVariants>;
  "delete /api/v1/clients/saved-searches/:id": SomeOf<DeleteApiV1ClientsSavedSearchesIdPositiveResponseVariants>;
  "get /api/v1/clients/iam/identity": SomeOf<GetApiV1ClientsIamIdentityPositiveResponseVariants>;
  "get /api/v1/clients/pharmacy/listed": SomeOf<GetApiV1ClientsPharmacyListedPositiveResponseVariants>;
  "post /api/v1/clients/pharmacy": SomeOf<PostApiV1ClientsPharmacyPositiveResponseVariants>;
  "post /api/v1/clients/pharmacy/manually": SomeOf<PostApiV1ClientsPharmacyManuallyPositiveResponseVariants>;
  "get /api/v1/clients/pharmacy/info": SomeOf<GetApiV1ClientsPharmacyInfoPositiveResponseVariants>;
  "post /api/v1/clients/pharmacy/favorite": SomeOf<PostApiV1ClientsPharmacyFavoritePositiveResponseVariants>;
  "get /api/v1/clients/iam/pharmacy-list": SomeOf<GetApiV1ClientsIamPharmacyListPositiveResponseVariants>;
  "get /api/v1/clients/prescriptions/:id/copy": SomeOf<GetApiV1ClientsPrescriptionsIdCopyPositiveResponseVariants>;
  "get /api/v1/clients/prescriptions/check/:code": SomeOf<GetApiV1ClientsPrescriptionsCheckCodePositiveResponseVariants>;
  "get /api/v1/clients/doctors": SomeOf<GetApiV1ClientsDoctorsPositiveResponseVariants>;
  "get /api/v1/clients/products": SomeOf<GetApiV1ClientsProductsPositiveResponseVariants>;
  "post /api/v1/clients/products/toggle-favorite": SomeOf<PostApiV1ClientsProductsToggleFavoritePositiveResponseVariants>;
  "get /api/v1/clients/products/:slug": SomeOf<GetApiV1ClientsProductsSlugPositiveResponseVariants>;
  "get /api/v1/clients/products/:slug/similar": SomeOf<GetApiV1ClientsProductsSlugSimilarPositiveResponseVariants>;
  "get /api/v1/clients/products/:slug/plate.svg": SomeOf<GetApiV1ClientsProductsSlugPlateSvgPositiveResponseVariants>;
  "get /api/v1/clients/reviews": SomeOf<GetApiV1ClientsReviewsPositiveResponseVariants>;
  "post /api/v1/clients/reviews": SomeOf<PostApiV1ClientsReviewsPositiveResponseVariants>;
  "get /api/v1/clients/reviews/own": SomeOf<GetApiV1ClientsReviewsOwnPositiveResponseVariants>;
  "post /api/v1/clients/reviews/comment": SomeOf<PostApiV1ClientsReviewsCommentPositiveResponseVariants>;
  "patch /api/v1/clients/reviews/comment/:id": SomeOf<PatchApiV1ClientsReviewsCommentIdPositiveResponseVariants>;
  "post /api/v1/clients/reviews/comment/:id/withdraw": SomeOf<PostApiV1ClientsReviewsCommentIdWithdrawPositiveResponseVariants>;
  "post /api/v1/clients/reviews/toggle-like": SomeOf<PostApiV1ClientsReviewsToggleLikePositiveResponseVariants>;
  "patch /api/v1/clients/reviews/:id": SomeOf<PatchApiV1ClientsReviewsIdPositiveResponseVariants>;
  "post /api/v1/clients/reviews/:id/withdraw": SomeOf<PostApiV1ClientsReviewsIdWithdrawPositiveResponseVariants>;
  "get /api/v1/clients/favorite-products": SomeOf<GetApiV1ClientsFavoriteProductsPositiveResponseVariants>;
  "post /api/v1/clients/favorite-products": SomeOf<PostApiV1ClientsFavoriteProductsPositiveResponseVariants>;
  "get /api/v1/clients/favorite-products/ids": SomeOf<GetApiV1ClientsFavoriteProductsIdsPositiveResponseVariants>;
  "get /api/v1/clients/selected-products": SomeOf<GetApiV1ClientsSelectedProductsPositiveResponseVariants>;
  "get /api/v1/clients/popular-products": SomeOf<GetApiV1ClientsPopularProductsPositiveResponseVariants>;
  "get /api/v1/clients/health-state/products": SomeOf<GetApiV1ClientsHealthStateProductsPositiveResponseVariants>;
  "get /api/v1/clients/thc-cbd": SomeOf<GetApiV1ClientsThcCbdPositiveResponseVariants>;
  "get /api/v1/clients/manufacturers": SomeOf<GetApiV1ClientsManufacturersPositiveResponseVariants>;
  "get /api/v1/clients/growers": SomeOf<GetApiV1ClientsGrowersPositiveResponseVariants>;
  "get /api/v1/clients/strains": SomeOf<GetApiV1ClientsStrainsPositiveResponseVariants>;
  "get /api/v1/clients/support-view": SomeOf<GetApiV1ClientsSupportViewPositiveResponseVariants>;
  "post /api/v1/clients/support-view/open": SomeOf<PostApiV1ClientsSupportViewOpenPositiveResponseVariants>;
  "post /api/v1/clients/support-view/end": SomeOf<PostApiV1ClientsSupportViewEndPositiveResponseVariants>;
  "get /api/v1/clients/pharmacies": SomeOf<GetApiV1ClientsPharmaciesPositiveResponseVariants>;
  "get /api/v1/clients/pharmacies/map": SomeOf<GetApiV1ClientsPharmaciesMapPositiveResponseVariants>;
  "get /api/v1/clients/pharmacies/table": SomeOf<GetApiV1ClientsPharmaciesTablePositiveResponseVariants>;
  "get /api/v1/clients/vaporizers": SomeOf<GetApiV1ClientsVaporizersPositiveResponseVariants>;
  "get /api/v1/clients/places": SomeOf<GetApiV1ClientsPlacesPositiveResponseVariants>;
  "get /api/v1/clients/sitemap": SomeOf<GetApiV1ClientsSitemapPositiveResponseVariants>;
  "get /api/v1/clients/pharmacies/domain": SomeOf<GetApiV1ClientsPharmaciesDomainPositiveResponseVariants>;
  "get /api/v1/clients/popular-pharmacies": SomeOf<GetApiV1ClientsPopularPharmaciesPositiveResponseVariants>;
  "get /api/v1/clients/selection": SomeOf<GetApiV1ClientsSelectionPositiveResponseVariants>;
  "get /api/v1/clients/selection/noted": SomeOf<GetApiV1ClientsSelectionNotedPositiveResponseVariants>;
  "post /api/v1/clients/selection/noted": SomeOf<PostApiV1ClientsSelectionNotedPositiveResponseVariants>;
  "get /api/v1/clients/fees": SomeOf<GetApiV1ClientsFeesPositiveResponseVariants>;
  "post /api/v1/clients/marketing-patients": SomeOf<PostApiV1ClientsMarketingPatientsPositiveResponseVariants>;
  "get /api/v1/backoffice/dashboard": SomeOf<GetApiV1BackofficeDashboardPositiveResponseVariants>;
  "get /api/v1/backoffice/treatments": SomeOf<GetApiV1BackofficeTreatmentsPositiveResponseVariants>;
  "get /api/v1/backoffice/treatments/:id": SomeOf<GetApiV1BackofficeTreatmentsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/claim": SomeOf<PostApiV1BackofficeTreatmentsIdClaimPositiveResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/release": SomeOf<PostApiV1BackofficeTreatmentsIdReleasePositiveResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/ask": SomeOf<PostApiV1BackofficeTreatmentsIdAskPositiveResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/approve": SomeOf<PostApiV1BackofficeTreatmentsIdApprovePositiveResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/decline": SomeOf<PostApiV1BackofficeTreatmentsIdDeclinePositiveResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/break-glass": SomeOf<PostApiV1BackofficeTreatmentsIdBreakGlassPositiveResponseVariants>;
  "get /api/v1/backoffice/treatments/:id/documents/:fileId": SomeOf<GetApiV1BackofficeTreatmentsIdDocumentsFileIdPositiveResponseVariants>;
  "get /api/v1/backoffice/certificates": SomeOf<GetApiV1BackofficeCertificatesPositiveResponseVariants>;
  "get /api/v1/backoffice/certificates/:id/letter": SomeOf<GetApiV1BackofficeCertificatesIdLetterPositiveResponseVariants>;
  "get /api/v1/backoffice/prescriptions": SomeOf<GetApiV1BackofficePrescriptionsPositiveResponseVariants>;
  "get /api/v1/backoffice/prescriptions/:id": SomeOf<GetApiV1BackofficePrescriptionsIdPositiveResponseVariants>;
  "get /api/v1/backoffice/prescriptions/:id/file": SomeOf<GetApiV1BackofficePrescriptionsIdFilePositiveResponseVariants>;
  "post /api/v1/backoffice/prescriptions/:id/accept": SomeOf<PostApiV1BackofficePrescriptionsIdAcceptPositiveResponseVariants>;
  "post /api/v1/backoffice/prescriptions/:id/ready": SomeOf<PostApiV1BackofficePrescriptionsIdReadyPositiveResponseVariants>;
  "post /api/v1/backoffice/prescriptions/:id/dispense": SomeOf<PostApiV1BackofficePrescriptionsIdDispensePositiveResponseVariants>;
  "post /api/v1/backoffice/prescriptions/:id/return": SomeOf<PostApiV1BackofficePrescriptionsIdReturnPositiveResponseVariants>;
  "get /api/v1/backoffice/patients": SomeOf<GetApiV1BackofficePatientsPositiveResponseVariants>;
  "get /api/v1/backoffice/patients/:id": SomeOf<GetApiV1BackofficePatientsIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/patients/:id": SomeOf<PatchApiV1BackofficePatientsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/patients/:id/erase": SomeOf<PostApiV1BackofficePatientsIdErasePositiveResponseVariants>;
  "post /api/v1/backoffice/patients/:id/sealed-record": SomeOf<PostApiV1BackofficePatientsIdSealedRecordPositiveResponseVariants>;
  "post /api/v1/backoffice/patients/:id/support-views": SomeOf<PostApiV1BackofficePatientsIdSupportViewsPositiveResponseVariants>;
  "get /api/v1/backoffice/marketing-patients": SomeOf<GetApiV1BackofficeMarketingPatientsPositiveResponseVariants>;
  "get /api/v1/backoffice/marketing-patients/export": SomeOf<GetApiV1BackofficeMarketingPatientsExportPositiveResponseVariants>;
  "get /api/v1/backoffice/marketing-patients/funnel": SomeOf<GetApiV1BackofficeMarketingPatientsFunnelPositiveResponseVariants>;
  "get /api/v1/backoffice/marketing-patients/:id": SomeOf<GetApiV1BackofficeMarketingPatientsIdPositiveResponseVariants>;
  "delete /api/v1/backoffice/marketing-patients/:id": SomeOf<DeleteApiV1BackofficeMarketingPatientsIdPositiveResponseVariants>;
  "get /api/v1/backoffice/people/:id/sessions": SomeOf<GetApiV1BackofficePeopleIdSessionsPositiveResponseVariants>;
  "delete /api/v1/backoffice/people/:id/sessions": SomeOf<DeleteApiV1BackofficePeopleIdSessionsPositiveResponseVariants>;
  "delete /api/v1/backoffice/people/:id/sessions/:sessionId": SomeOf<DeleteApiV1BackofficePeopleIdSessionsSessionIdPositiveResponseVariants>;
  "get /api/v1/backoffice/patients/:id/identity": SomeOf<GetApiV1BackofficePatientsIdIdentityPositiveResponseVariants>;
  "post /api/v1/backoffice/patients/:id/identity-seen": SomeOf<PostApiV1BackofficePatientsIdIdentitySeenPositiveResponseVariants>;
  "get /api/v1/backoffice/doctors": SomeOf<GetApiV1BackofficeDoctorsPositiveResponseVariants>;
  "get /api/v1/backoffice/doctors/:id": SomeOf<GetApiV1BackofficeDoctorsIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/doctors/:id": SomeOf<PatchApiV1BackofficeDoctorsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/people/:id/second-factor/reset": SomeOf<PostApiV1BackofficePeopleIdSecondFactorResetPositiveResponseVariants>;
  "get /api/v1/backoffice/payments": SomeOf<GetApiV1BackofficePaymentsPositiveResponseVariants>;
  "get /api/v1/backoffice/audit-events": SomeOf<GetApiV1BackofficeAuditEventsPositiveResponseVariants>;
  "get /api/v1/backoffice/settings": SomeOf<GetApiV1BackofficeSettingsPositiveResponseVariants>;
  "get /api/v1/backoffice/settings/:id": SomeOf<GetApiV1BackofficeSettingsIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/settings/:id": SomeOf<PatchApiV1BackofficeSettingsIdPositiveResponseVariants>;
  "get /api/v1/backoffice/jobs": SomeOf<GetApiV1BackofficeJobsPositiveResponseVariants>;
  "post /api/v1/backoffice/jobs/:id/retry": SomeOf<PostApiV1BackofficeJobsIdRetryPositiveResponseVariants>;
  "get /api/v1/backoffice/scheduled-jobs": SomeOf<GetApiV1BackofficeScheduledJobsPositiveResponseVariants>;
  "get /api/v1/backoffice/scheduled-jobs/:id": SomeOf<GetApiV1BackofficeScheduledJobsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/scheduled-jobs/:id/run": SomeOf<PostApiV1BackofficeScheduledJobsIdRunPositiveResponseVariants>;
  "post /api/v1/backoffice/scheduled-jobs/:id/pause": SomeOf<PostApiV1BackofficeScheduledJobsIdPausePositiveResponseVariants>;
  "post /api/v1/backoffice/scheduled-jobs/:id/resume": SomeOf<PostApiV1BackofficeScheduledJobsIdResumePositiveResponseVariants>;
  "get /api/v1/backoffice/stock-feeds": SomeOf<GetApiV1BackofficeStockFeedsPositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds": SomeOf<PostApiV1BackofficeStockFeedsPositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/test-connection": SomeOf<PostApiV1BackofficeStockFeedsTestConnectionPositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/preview-schedule": SomeOf<PostApiV1BackofficeStockFeedsPreviewSchedulePositiveResponseVariants>;
  "get /api/v1/backoffice/stock-feeds/:id": SomeOf<GetApiV1BackofficeStockFeedsIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/stock-feeds/:id": SomeOf<PatchApiV1BackofficeStockFeedsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/run": SomeOf<PostApiV1BackofficeStockFeedsIdRunPositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/upload": SomeOf<PostApiV1BackofficeStockFeedsIdUploadPositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/examine": SomeOf<PostApiV1BackofficeStockFeedsIdExaminePositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/marked-file": SomeOf<PostApiV1BackofficeStockFeedsIdMarkedFilePositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/mapping": SomeOf<PostApiV1BackofficeStockFeedsIdMappingPositiveResponseVariants>;
  "get /api/v1/backoffice/stock-feeds/:id/keys": SomeOf<GetApiV1BackofficeStockFeedsIdKeysPositiveResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/keys": SomeOf<PostApiV1BackofficeStockFeedsIdKeysPositiveResponseVariants>;
  "delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId": SomeOf<DeleteApiV1BackofficeStockFeedsIdKeysKeyIdPositiveResponseVariants>;
  "get /api/v1/backoffice/feed-runs": SomeOf<GetApiV1BackofficeFeedRunsPositiveResponseVariants>;
  "get /api/v1/backoffice/feed-runs/:id": SomeOf<GetApiV1BackofficeFeedRunsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/feed-runs/:id/release": SomeOf<PostApiV1BackofficeFeedRunsIdReleasePositiveResponseVariants>;
  "post /api/v1/backoffice/feed-runs/:id/discard": SomeOf<PostApiV1BackofficeFeedRunsIdDiscardPositiveResponseVariants>;
  "get /api/v1/backoffice/feed-runs/:id/comparison": SomeOf<GetApiV1BackofficeFeedRunsIdComparisonPositiveResponseVariants>;
  "post /api/v1/backoffice/feed-runs/:id/roll-back": SomeOf<PostApiV1BackofficeFeedRunsIdRollBackPositiveResponseVariants>;
  "get /api/v1/backoffice/feed-runs/:id/row-errors": SomeOf<GetApiV1BackofficeFeedRunsIdRowErrorsPositiveResponseVariants>;
  "get /api/v1/backoffice/feed-runs/:id/row-errors.csv": SomeOf<GetApiV1BackofficeFeedRunsIdRowErrorsCsvPositiveResponseVariants>;
  "post /api/v1/backoffice/feed-runs/:id/corrections": SomeOf<PostApiV1BackofficeFeedRunsIdCorrectionsPositiveResponseVariants>;
  "get /api/v1/backoffice/unmatched-products": SomeOf<GetApiV1BackofficeUnmatchedProductsPositiveResponseVariants>;
  "get /api/v1/backoffice/unmatched-products/:id": SomeOf<GetApiV1BackofficeUnmatchedProductsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/unmatched-products/:id/match": SomeOf<PostApiV1BackofficeUnmatchedProductsIdMatchPositiveResponseVariants>;
  "post /api/v1/backoffice/unmatched-products/:id/ignore": SomeOf<PostApiV1BackofficeUnmatchedProductsIdIgnorePositiveResponseVariants>;
  "post /api/v1/backoffice/unmatched-products/:id/undo": SomeOf<PostApiV1BackofficeUnmatchedProductsIdUndoPositiveResponseVariants>;
  "post /api/v1/backoffice/unmatched-products/match-suggested": SomeOf<PostApiV1BackofficeUnmatchedProductsMatchSuggestedPositiveResponseVariants>;
  "get /api/v1/backoffice/stock": SomeOf<GetApiV1BackofficeStockPositiveResponseVariants>;
  "get /api/v1/backoffice/stock/:id": SomeOf<GetApiV1BackofficeStockIdPositiveResponseVariants>;
  "get /api/v1/backoffice/products": SomeOf<GetApiV1BackofficeProductsPositiveResponseVariants>;
  "post /api/v1/backoffice/products": SomeOf<PostApiV1BackofficeProductsPositiveResponseVariants>;
  "get /api/v1/backoffice/products/:id": SomeOf<GetApiV1BackofficeProductsIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/products/:id": SomeOf<PatchApiV1BackofficeProductsIdPositiveResponseVariants>;
  "get /api/v1/backoffice/reviews": SomeOf<GetApiV1BackofficeReviewsPositiveResponseVariants>;
  "post /api/v1/backoffice/reviews/decide": SomeOf<PostApiV1BackofficeReviewsDecidePositiveResponseVariants>;
  "get /api/v1/backoffice/reviews/:id": SomeOf<GetApiV1BackofficeReviewsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/reviews/:id/publish": SomeOf<PostApiV1BackofficeReviewsIdPublishPositiveResponseVariants>;
  "post /api/v1/backoffice/reviews/:id/reject": SomeOf<PostApiV1BackofficeReviewsIdRejectPositiveResponseVariants>;
  "get /api/v1/backoffice/review-comments": SomeOf<GetApiV1BackofficeReviewCommentsPositiveResponseVariants>;
  "post /api/v1/backoffice/review-comments/decide": SomeOf<PostApiV1BackofficeReviewCommentsDecidePositiveResponseVariants>;
  "get /api/v1/backoffice/review-comments/:id": SomeOf<GetApiV1BackofficeReviewCommentsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/review-comments/:id/publish": SomeOf<PostApiV1BackofficeReviewCommentsIdPublishPositiveResponseVariants>;
  "post /api/v1/backoffice/review-comments/:id/reject": SomeOf<PostApiV1BackofficeReviewCommentsIdRejectPositiveResponseVariants>;
  "get /api/v1/backoffice/pharmacies": SomeOf<GetApiV1BackofficePharmaciesPositiveResponseVariants>;
  "post /api/v1/backoffice/pharmacies": SomeOf<PostApiV1BackofficePharmaciesPositiveResponseVariants>;
  "get /api/v1/backoffice/pharmacies/:id": SomeOf<GetApiV1BackofficePharmaciesIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/pharmacies/:id": SomeOf<PatchApiV1BackofficePharmaciesIdPositiveResponseVariants>;
  "get /api/v1/backoffice/vaporizers": SomeOf<GetApiV1BackofficeVaporizersPositiveResponseVariants>;
  "post /api/v1/backoffice/vaporizers": SomeOf<PostApiV1BackofficeVaporizersPositiveResponseVariants>;
  "get /api/v1/backoffice/vaporizers/:id": SomeOf<GetApiV1BackofficeVaporizersIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/vaporizers/:id": SomeOf<PatchApiV1BackofficeVaporizersIdPositiveResponseVariants>;
  "post /api/v1/backoffice/products/import": SomeOf<PostApiV1BackofficeProductsImportPositiveResponseVariants>;
  "get /api/v1/backoffice/manufacturers": SomeOf<GetApiV1BackofficeManufacturersPositiveResponseVariants>;
  "get /api/v1/backoffice/manufacturers/:id": SomeOf<GetApiV1BackofficeManufacturersIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/manufacturers/:id": SomeOf<PatchApiV1BackofficeManufacturersIdPositiveResponseVariants>;
  "post /api/v1/backoffice/manufacturers/:id/merge": SomeOf<PostApiV1BackofficeManufacturersIdMergePositiveResponseVariants>;
  "post /api/v1/backoffice/manufacturers/:id/undo-merge": SomeOf<PostApiV1BackofficeManufacturersIdUndoMergePositiveResponseVariants>;
  "get /api/v1/backoffice/growers": SomeOf<GetApiV1BackofficeGrowersPositiveResponseVariants>;
  "get /api/v1/backoffice/growers/:id": SomeOf<GetApiV1BackofficeGrowersIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/growers/:id": SomeOf<PatchApiV1BackofficeGrowersIdPositiveResponseVariants>;
  "post /api/v1/backoffice/growers/:id/merge": SomeOf<PostApiV1BackofficeGrowersIdMergePositiveResponseVariants>;
  "post /api/v1/backoffice/growers/:id/undo-merge": SomeOf<PostApiV1BackofficeGrowersIdUndoMergePositiveResponseVariants>;
  "get /api/v1/backoffice/strains": SomeOf<GetApiV1BackofficeStrainsPositiveResponseVariants>;
  "get /api/v1/backoffice/strains/:id": SomeOf<GetApiV1BackofficeStrainsIdPositiveResponseVariants>;
  "patch /api/v1/backoffice/strains/:id": SomeOf<PatchApiV1BackofficeStrainsIdPositiveResponseVariants>;
  "post /api/v1/backoffice/strains/:id/merge": SomeOf<PostApiV1BackofficeStrainsIdMergePositiveResponseVariants>;
  "post /api/v1/backoffice/strains/:id/undo-merge": SomeOf<PostApiV1BackofficeStrainsIdUndoMergePositiveResponseVariants>;
  "put /api/v1/feeds/:pharmacySlug/stock": SomeOf<PutApiV1FeedsPharmacySlugStockPositiveResponseVariants>;
  "patch /api/v1/feeds/:pharmacySlug/stock": SomeOf<PatchApiV1FeedsPharmacySlugStockPositiveResponseVariants>;
  "put /api/v1/feeds/:pharmacySlug/stock/:pzn": SomeOf<PutApiV1FeedsPharmacySlugStockPznPositiveResponseVariants>;
  "delete /api/v1/feeds/:pharmacySlug/stock/:pzn": SomeOf<DeleteApiV1FeedsPharmacySlugStockPznPositiveResponseVariants>;
  "get /api/v1/feeds/runs/:runId": SomeOf<GetApiV1FeedsRunsRunIdPositiveResponseVariants>;
  "get /api/v1/feeds/status": SomeOf<GetApiV1FeedsStatusPositiveResponseVariants>;
  "post /api/v1/webhooks/stripe": SomeOf<PostApiV1WebhooksStripePositiveResponseVariants>;
}

export interface NegativeResponse {
  "post /api/v1/clients/auth/login": SomeOf<PostApiV1ClientsAuthLoginNegativeResponseVariants>;
  "post /api/v1/clients/auth/refresh": SomeOf<PostApiV1ClientsAuthRefreshNegativeResponseVariants>;
  "post /api/v1/clients/auth/logout": SomeOf<PostApiV1ClientsAuthLogoutNegativeResponseVariants>;
  "post /api/v1/clients/auth/reset/init": SomeOf<PostApiV1ClientsAuthResetInitNegativeResponseVariants>;
  "post /api/v1/clients/auth/reset/finish": SomeOf<PostApiV1ClientsAuthResetFinishNegativeResponseVariants>;
  "post /api/v1/clients/auth/passkey/options": SomeOf<PostApiV1ClientsAuthPasskeyOptionsNegativeResponseVariants>;
  "post /api/v1/clients/auth/passkey/login": SomeOf<PostApiV1ClientsAuthPasskeyLoginNegativeResponseVariants>;
  "get /api/v1/clients/auth/providers": SomeOf<GetApiV1ClientsAuthProvidersNegativeResponseVariants>;
  "get /api/v1/clients/auth/google": SomeOf<GetApiV1ClientsAuthGoogleNegativeResponseVariants>;
  "get /api/v1/clients/auth/google/callback": SomeOf<GetApiV1ClientsAuthGoogleCallbackNegativeResponseVariants>;
  "get /api/v1/clients/auth/apple": SomeOf<GetApiV1ClientsAuthAppleNegativeResponseVariants>;
  "post /api/v1/clients/auth/apple/callback": SomeOf<PostApiV1ClientsAuthAppleCallbackNegativeResponseVariants>;
  "get /api/v1/clients/auth/pending": SomeOf<GetApiV1ClientsAuthPendingNegativeResponseVariants>;
  "post /api/v1/clients/auth/pending/register": SomeOf<PostApiV1ClientsAuthPendingRegisterNegativeResponseVariants>;
  "post /api/v1/clients/auth/pending/link": SomeOf<PostApiV1ClientsAuthPendingLinkNegativeResponseVariants>;
  "post /api/v1/clients/auth/pending/mail": SomeOf<PostApiV1ClientsAuthPendingMailNegativeResponseVariants>;
  "post /api/v1/clients/auth/pending/mail/prove": SomeOf<PostApiV1ClientsAuthPendingMailProveNegativeResponseVariants>;
  "post /api/v1/clients/auth/pending/enter": SomeOf<PostApiV1ClientsAuthPendingEnterNegativeResponseVariants>;
  "post /api/v1/clients/iam/register": SomeOf<PostApiV1ClientsIamRegisterNegativeResponseVariants>;
  "post /api/v1/clients/iam/email-confirm": SomeOf<PostApiV1ClientsIamEmailConfirmNegativeResponseVariants>;
  "post /api/v1/clients/iam/email-confirm/resend": SomeOf<PostApiV1ClientsIamEmailConfirmResendNegativeResponseVariants>;
  "post /api/v1/clients/iam/email-confirm/claim": SomeOf<PostApiV1ClientsIamEmailConfirmClaimNegativeResponseVariants>;
  "post /api/v1/clients/iam/email-change": SomeOf<PostApiV1ClientsIamEmailChangeNegativeResponseVariants>;
  "post /api/v1/clients/iam/email-change/confirm": SomeOf<PostApiV1ClientsIamEmailChangeConfirmNegativeResponseVariants>;
  "post /api/v1/clients/iam/password": SomeOf<PostApiV1ClientsIamPasswordNegativeResponseVariants>;
  "post /api/v1/clients/iam/age-check": SomeOf<PostApiV1ClientsIamAgeCheckNegativeResponseVariants>;
  "get /api/v1/clients/iam/me": SomeOf<GetApiV1ClientsIamMeNegativeResponseVariants>;
  "get /api/v1/clients/iam/profile": SomeOf<GetApiV1ClientsIamProfileNegativeResponseVariants>;
  "patch /api/v1/clients/iam/profile": SomeOf<PatchApiV1ClientsIamProfileNegativeResponseVariants>;
  "get /api/v1/clients/iam/agreements/:document": SomeOf<GetApiV1ClientsIamAgreementsDocumentNegativeResponseVariants>;
  "post /api/v1/clients/iam/sign": SomeOf<PostApiV1ClientsIamSignNegativeResponseVariants>;
  "get /api/v1/clients/iam/download/docs/:document": SomeOf<GetApiV1ClientsIamDownloadDocsDocumentNegativeResponseVariants>;
  "get /api/v1/clients/iam/statuses": SomeOf<GetApiV1ClientsIamStatusesNegativeResponseVariants>;
  "get /api/v1/clients/iam/consents": SomeOf<GetApiV1ClientsIamConsentsNegativeResponseVariants>;
  "get /api/v1/clients/iam/access-log": SomeOf<GetApiV1ClientsIamAccessLogNegativeResponseVariants>;
  "post /api/v1/clients/iam/export": SomeOf<PostApiV1ClientsIamExportNegativeResponseVariants>;
  "get /api/v1/clients/iam/exports": SomeOf<GetApiV1ClientsIamExportsNegativeResponseVariants>;
  "post /api/v1/clients/iam/exports/:id/ticket": SomeOf<PostApiV1ClientsIamExportsIdTicketNegativeResponseVariants>;
  "post /api/v1/clients/iam/exports/:id/download": SomeOf<PostApiV1ClientsIamExportsIdDownloadNegativeResponseVariants>;
  "post /api/v1/clients/iam/owner-code": SomeOf<PostApiV1ClientsIamOwnerCodeNegativeResponseVariants>;
  "get /api/v1/clients/iam/erase": SomeOf<GetApiV1ClientsIamEraseNegativeResponseVariants>;
  "post /api/v1/clients/iam/erase": SomeOf<PostApiV1ClientsIamEraseNegativeResponseVariants>;
  "get /api/v1/clients/iam/linked-sign-ins": SomeOf<GetApiV1ClientsIamLinkedSignInsNegativeResponseVariants>;
  "post /api/v1/clients/iam/linked-sign-ins/:provider": SomeOf<PostApiV1ClientsIamLinkedSignInsProviderNegativeResponseVariants>;
  "delete /api/v1/clients/iam/linked-sign-ins/:provider": SomeOf<DeleteApiV1ClientsIamLinkedSignInsProviderNegativeResponseVariants>;
  "get /api/v1/clients/iam/sessions": SomeOf<GetApiV1ClientsIamSessionsNegativeResponseVariants>;
  "delete /api/v1/clients/iam/sessions": SomeOf<DeleteApiV1ClientsIamSessionsNegativeResponseVariants>;
  "delete /api/v1/clients/iam/sessions/:id": SomeOf<DeleteApiV1ClientsIamSessionsIdNegativeResponseVariants>;
  "get /api/v1/clients/iam/second-factors": SomeOf<GetApiV1ClientsIamSecondFactorsNegativeResponseVariants>;
  "post /api/v1/clients/iam/second-factors/totp": SomeOf<PostApiV1ClientsIamSecondFactorsTotpNegativeResponseVariants>;
  "post /api/v1/clients/iam/second-factors/totp/confirm": SomeOf<PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeResponseVariants>;
  "post /api/v1/clients/iam/second-factors/totp/remove": SomeOf<PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeResponseVariants>;
  "post /api/v1/clients/iam/second-factors/recovery-codes": SomeOf<PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeResponseVariants>;
  "post /api/v1/clients/iam/second-factors/passkeys/options": SomeOf<PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeResponseVariants>;
  "post /api/v1/clients/iam/second-factors/passkeys": SomeOf<PostApiV1ClientsIamSecondFactorsPasskeysNegativeResponseVariants>;
  "patch /api/v1/clients/iam/second-factors/passkeys/:id": SomeOf<PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeResponseVariants>;
  "post /api/v1/clients/iam/second-factors/passkeys/:id/remove": SomeOf<PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeResponseVariants>;
  "get /api/v1/clients/health-state": SomeOf<GetApiV1ClientsHealthStateNegativeResponseVariants>;
  "patch /api/v1/clients/health-state": SomeOf<PatchApiV1ClientsHealthStateNegativeResponseVariants>;
  "post /api/v1/clients/health-state": SomeOf<PostApiV1ClientsHealthStateNegativeResponseVariants>;
  "post /api/v1/clients/treatment": SomeOf<PostApiV1ClientsTreatmentNegativeResponseVariants>;
  "get /api/v1/clients/treatment": SomeOf<GetApiV1ClientsTreatmentNegativeResponseVariants>;
  "get /api/v1/clients/treatment/products": SomeOf<GetApiV1ClientsTreatmentProductsNegativeResponseVariants>;
  "get /api/v1/clients/treatment/download/invoice": SomeOf<GetApiV1ClientsTreatmentDownloadInvoiceNegativeResponseVariants>;
  "get /api/v1/clients/treatment/medical-letter/download": SomeOf<GetApiV1ClientsTreatmentMedicalLetterDownloadNegativeResponseVariants>;
  "get /api/v1/clients/treatment/:id": SomeOf<GetApiV1ClientsTreatmentIdNegativeResponseVariants>;
  "post /api/v1/clients/treatment/:id/cancel": SomeOf<PostApiV1ClientsTreatmentIdCancelNegativeResponseVariants>;
  "post /api/v1/clients/treatment/:id/answer": SomeOf<PostApiV1ClientsTreatmentIdAnswerNegativeResponseVariants>;
  "post /api/v1/clients/stripe/create-checkout-session": SomeOf<PostApiV1ClientsStripeCreateCheckoutSessionNegativeResponseVariants>;
  "post /api/v1/clients/stripe/create-identity-session": SomeOf<PostApiV1ClientsStripeCreateIdentitySessionNegativeResponseVariants>;
  "post /api/v1/clients/iam/newsletter": SomeOf<PostApiV1ClientsIamNewsletterNegativeResponseVariants>;
  "get /api/v1/clients/iam/newsletter-check": SomeOf<GetApiV1ClientsIamNewsletterCheckNegativeResponseVariants>;
  "post /api/v1/clients/newsletter/confirm": SomeOf<PostApiV1ClientsNewsletterConfirmNegativeResponseVariants>;
  "post /api/v1/clients/newsletter/:token/withdraw": SomeOf<PostApiV1ClientsNewsletterTokenWithdrawNegativeResponseVariants>;
  "post /api/v1/clients/subscription": SomeOf<PostApiV1ClientsSubscriptionNegativeResponseVariants>;
  "get /api/v1/clients/subscription": SomeOf<GetApiV1ClientsSubscriptionNegativeResponseVariants>;
  "delete /api/v1/clients/subscription/:id": SomeOf<DeleteApiV1ClientsSubscriptionIdNegativeResponseVariants>;
  "post /api/v1/clients/subscription/confirm": SomeOf<PostApiV1ClientsSubscriptionConfirmNegativeResponseVariants>;
  "post /api/v1/clients/subscription/open": SomeOf<PostApiV1ClientsSubscriptionOpenNegativeResponseVariants>;
  "post /api/v1/clients/subscription/:token/end": SomeOf<PostApiV1ClientsSubscriptionTokenEndNegativeResponseVariants>;
  "get /api/v1/clients/saved-searches": SomeOf<GetApiV1ClientsSavedSearchesNegativeResponseVariants>;
  "post /api/v1/clients/saved-searches": SomeOf<PostApiV1ClientsSavedSearchesNegativeResponseVariants>;
  "patch /api/v1/clients/saved-searches/:id": SomeOf<PatchApiV1ClientsSavedSearchesIdNegativeResponseVariants>;
  "delete /api/v1/clients/saved-searches/:id": SomeOf<DeleteApiV1ClientsSavedSearchesIdNegativeResponseVariants>;
  "get /api/v1/clients/iam/identity": SomeOf<GetApiV1ClientsIamIdentityNegativeResponseVariants>;
  "get /api/v1/clients/pharmacy/listed": SomeOf<GetApiV1ClientsPharmacyListedNegativeResponseVariants>;
  "post /api/v1/clients/pharmacy": SomeOf<PostApiV1ClientsPharmacyNegativeResponseVariants>;
  "post /api/v1/clients/pharmacy/manually": SomeOf<PostApiV1ClientsPharmacyManuallyNegativeResponseVariants>;
  "get /api/v1/clients/pharmacy/info": SomeOf<GetApiV1ClientsPharmacyInfoNegativeResponseVariants>;
  "post /api/v1/clients/pharmacy/favorite": SomeOf<PostApiV1ClientsPharmacyFavoriteNegativeResponseVariants>;
  "get /api/v1/clients/iam/pharmacy-list": SomeOf<GetApiV1ClientsIamPharmacyListNegativeResponseVariants>;
  "get /api/v1/clients/prescriptions/:id/copy": SomeOf<GetApiV1ClientsPrescriptionsIdCopyNegativeResponseVariants>;
  "get /api/v1/clients/prescriptions/check/:code": SomeOf<GetApiV1ClientsPrescriptionsCheckCodeNegativeResponseVariants>;
  "get /api/v1/clients/doctors": SomeOf<GetApiV1ClientsDoctorsNegativeResponseVariants>;
  "get /api/v1/clients/products": SomeOf<GetApiV1ClientsProductsNegativeResponseVariants>;
  "post /api/v1/clients/products/toggle-favorite": SomeOf<PostApiV1ClientsProductsToggleFavoriteNegativeResponseVariants>;
  "get /api/v1/clients/products/:slug": SomeOf<GetApiV1ClientsProductsSlugNegativeResponseVariants>;
  "get /api/v1/clients/products/:slug/similar": SomeOf<GetApiV1ClientsProductsSlugSimilarNegativeResponseVariants>;
  "get /api/v1/clients/products/:slug/plate.svg": SomeOf<GetApiV1ClientsProductsSlugPlateSvgNegativeResponseVariants>;
  "get /api/v1/clients/reviews": SomeOf<GetApiV1ClientsReviewsNegativeResponseVariants>;
  "post /api/v1/clients/reviews": SomeOf<PostApiV1ClientsReviewsNegativeResponseVariants>;
  "get /api/v1/clients/reviews/own": SomeOf<GetApiV1ClientsReviewsOwnNegativeResponseVariants>;
  "post /api/v1/clients/reviews/comment": SomeOf<PostApiV1ClientsReviewsCommentNegativeResponseVariants>;
  "patch /api/v1/clients/reviews/comment/:id": SomeOf<PatchApiV1ClientsReviewsCommentIdNegativeResponseVariants>;
  "post /api/v1/clients/reviews/comment/:id/withdraw": SomeOf<PostApiV1ClientsReviewsCommentIdWithdrawNegativeResponseVariants>;
  "post /api/v1/clients/reviews/toggle-like": SomeOf<PostApiV1ClientsReviewsToggleLikeNegativeResponseVariants>;
  "patch /api/v1/clients/reviews/:id": SomeOf<PatchApiV1ClientsReviewsIdNegativeResponseVariants>;
  "post /api/v1/clients/reviews/:id/withdraw": SomeOf<PostApiV1ClientsReviewsIdWithdrawNegativeResponseVariants>;
  "get /api/v1/clients/favorite-products": SomeOf<GetApiV1ClientsFavoriteProductsNegativeResponseVariants>;
  "post /api/v1/clients/favorite-products": SomeOf<PostApiV1ClientsFavoriteProductsNegativeResponseVariants>;
  "get /api/v1/clients/favorite-products/ids": SomeOf<GetApiV1ClientsFavoriteProductsIdsNegativeResponseVariants>;
  "get /api/v1/clients/selected-products": SomeOf<GetApiV1ClientsSelectedProductsNegativeResponseVariants>;
  "get /api/v1/clients/popular-products": SomeOf<GetApiV1ClientsPopularProductsNegativeResponseVariants>;
  "get /api/v1/clients/health-state/products": SomeOf<GetApiV1ClientsHealthStateProductsNegativeResponseVariants>;
  "get /api/v1/clients/thc-cbd": SomeOf<GetApiV1ClientsThcCbdNegativeResponseVariants>;
  "get /api/v1/clients/manufacturers": SomeOf<GetApiV1ClientsManufacturersNegativeResponseVariants>;
  "get /api/v1/clients/growers": SomeOf<GetApiV1ClientsGrowersNegativeResponseVariants>;
  "get /api/v1/clients/strains": SomeOf<GetApiV1ClientsStrainsNegativeResponseVariants>;
  "get /api/v1/clients/support-view": SomeOf<GetApiV1ClientsSupportViewNegativeResponseVariants>;
  "post /api/v1/clients/support-view/open": SomeOf<PostApiV1ClientsSupportViewOpenNegativeResponseVariants>;
  "post /api/v1/clients/support-view/end": SomeOf<PostApiV1ClientsSupportViewEndNegativeResponseVariants>;
  "get /api/v1/clients/pharmacies": SomeOf<GetApiV1ClientsPharmaciesNegativeResponseVariants>;
  "get /api/v1/clients/pharmacies/map": SomeOf<GetApiV1ClientsPharmaciesMapNegativeResponseVariants>;
  "get /api/v1/clients/pharmacies/table": SomeOf<GetApiV1ClientsPharmaciesTableNegativeResponseVariants>;
  "get /api/v1/clients/vaporizers": SomeOf<GetApiV1ClientsVaporizersNegativeResponseVariants>;
  "get /api/v1/clients/places": SomeOf<GetApiV1ClientsPlacesNegativeResponseVariants>;
  "get /api/v1/clients/sitemap": SomeOf<GetApiV1ClientsSitemapNegativeResponseVariants>;
  "get /api/v1/clients/pharmacies/domain": SomeOf<GetApiV1ClientsPharmaciesDomainNegativeResponseVariants>;
  "get /api/v1/clients/popular-pharmacies": SomeOf<GetApiV1ClientsPopularPharmaciesNegativeResponseVariants>;
  "get /api/v1/clients/selection": SomeOf<GetApiV1ClientsSelectionNegativeResponseVariants>;
  "get /api/v1/clients/selection/noted": SomeOf<GetApiV1ClientsSelectionNotedNegativeResponseVariants>;
  "post /api/v1/clients/selection/noted": SomeOf<PostApiV1ClientsSelectionNotedNegativeResponseVariants>;
  "get /api/v1/clients/fees": SomeOf<GetApiV1ClientsFeesNegativeResponseVariants>;
  "post /api/v1/clients/marketing-patients": SomeOf<PostApiV1ClientsMarketingPatientsNegativeResponseVariants>;
  "get /api/v1/backoffice/dashboard": SomeOf<GetApiV1BackofficeDashboardNegativeResponseVariants>;
  "get /api/v1/backoffice/treatments": SomeOf<GetApiV1BackofficeTreatmentsNegativeResponseVariants>;
  "get /api/v1/backoffice/treatments/:id": SomeOf<GetApiV1BackofficeTreatmentsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/claim": SomeOf<PostApiV1BackofficeTreatmentsIdClaimNegativeResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/release": SomeOf<PostApiV1BackofficeTreatmentsIdReleaseNegativeResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/ask": SomeOf<PostApiV1BackofficeTreatmentsIdAskNegativeResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/approve": SomeOf<PostApiV1BackofficeTreatmentsIdApproveNegativeResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/decline": SomeOf<PostApiV1BackofficeTreatmentsIdDeclineNegativeResponseVariants>;
  "post /api/v1/backoffice/treatments/:id/break-glass": SomeOf<PostApiV1BackofficeTreatmentsIdBreakGlassNegativeResponseVariants>;
  "get /api/v1/backoffice/treatments/:id/documents/:fileId": SomeOf<GetApiV1BackofficeTreatmentsIdDocumentsFileIdNegativeResponseVariants>;
  "get /api/v1/backoffice/certificates": SomeOf<GetApiV1BackofficeCertificatesNegativeResponseVariants>;
  "get /api/v1/backoffice/certificates/:id/letter": SomeOf<GetApiV1BackofficeCertificatesIdLetterNegativeResponseVariants>;
  "get /api/v1/backoffice/prescriptions": SomeOf<GetApiV1BackofficePrescriptionsNegativeResponseVariants>;
  "get /api/v1/backoffice/prescriptions/:id": SomeOf<GetApiV1BackofficePrescriptionsIdNegativeResponseVariants>;
  "get /api/v1/backoffice/prescriptions/:id/file": SomeOf<GetApiV1BackofficePrescriptionsIdFileNegativeResponseVariants>;
  "post /api/v1/backoffice/prescriptions/:id/accept": SomeOf<PostApiV1BackofficePrescriptionsIdAcceptNegativeResponseVariants>;
  "post /api/v1/backoffice/prescriptions/:id/ready": SomeOf<PostApiV1BackofficePrescriptionsIdReadyNegativeResponseVariants>;
  "post /api/v1/backoffice/prescriptions/:id/dispense": SomeOf<PostApiV1BackofficePrescriptionsIdDispenseNegativeResponseVariants>;
  "post /api/v1/backoffice/prescriptions/:id/return": SomeOf<PostApiV1BackofficePrescriptionsIdReturnNegativeResponseVariants>;
  "get /api/v1/backoffice/patients": SomeOf<GetApiV1BackofficePatientsNegativeResponseVariants>;
  "get /api/v1/backoffice/patients/:id": SomeOf<GetApiV1BackofficePatientsIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/patients/:id": SomeOf<PatchApiV1BackofficePatientsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/patients/:id/erase": SomeOf<PostApiV1BackofficePatientsIdEraseNegativeResponseVariants>;
  "post /api/v1/backoffice/patients/:id/sealed-record": SomeOf<PostApiV1BackofficePatientsIdSealedRecordNegativeResponseVariants>;
  "post /api/v1/backoffice/patients/:id/support-views": SomeOf<PostApiV1BackofficePatientsIdSupportViewsNegativeResponseVariants>;
  "get /api/v1/backoffice/marketing-patients": SomeOf<GetApiV1BackofficeMarketingPatientsNegativeResponseVariants>;
  "get /api/v1/backoffice/marketing-patients/export": SomeOf<GetApiV1BackofficeMarketingPatientsExportNegativeResponseVariants>;
  "get /api/v1/backoffice/marketing-patients/funnel": SomeOf<GetApiV1BackofficeMarketingPatientsFunnelNegativeResponseVariants>;
  "get /api/v1/backoffice/marketing-patients/:id": SomeOf<GetApiV1BackofficeMarketingPatientsIdNegativeResponseVariants>;
  "delete /api/v1/backoffice/marketing-patients/:id": SomeOf<DeleteApiV1BackofficeMarketingPatientsIdNegativeResponseVariants>;
  "get /api/v1/backoffice/people/:id/sessions": SomeOf<GetApiV1BackofficePeopleIdSessionsNegativeResponseVariants>;
  "delete /api/v1/backoffice/people/:id/sessions": SomeOf<DeleteApiV1BackofficePeopleIdSessionsNegativeResponseVariants>;
  "delete /api/v1/backoffice/people/:id/sessions/:sessionId": SomeOf<DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeResponseVariants>;
  "get /api/v1/backoffice/patients/:id/identity": SomeOf<GetApiV1BackofficePatientsIdIdentityNegativeResponseVariants>;
  "post /api/v1/backoffice/patients/:id/identity-seen": SomeOf<PostApiV1BackofficePatientsIdIdentitySeenNegativeResponseVariants>;
  "get /api/v1/backoffice/doctors": SomeOf<GetApiV1BackofficeDoctorsNegativeResponseVariants>;
  "get /api/v1/backoffice/doctors/:id": SomeOf<GetApiV1BackofficeDoctorsIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/doctors/:id": SomeOf<PatchApiV1BackofficeDoctorsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/people/:id/second-factor/reset": SomeOf<PostApiV1BackofficePeopleIdSecondFactorResetNegativeResponseVariants>;
  "get /api/v1/backoffice/payments": SomeOf<GetApiV1BackofficePaymentsNegativeResponseVariants>;
  "get /api/v1/backoffice/audit-events": SomeOf<GetApiV1BackofficeAuditEventsNegativeResponseVariants>;
  "get /api/v1/backoffice/settings": SomeOf<GetApiV1BackofficeSettingsNegativeResponseVariants>;
  "get /api/v1/backoffice/settings/:id": SomeOf<GetApiV1BackofficeSettingsIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/settings/:id": SomeOf<PatchApiV1BackofficeSettingsIdNegativeResponseVariants>;
  "get /api/v1/backoffice/jobs": SomeOf<GetApiV1BackofficeJobsNegativeResponseVariants>;
  "post /api/v1/backoffice/jobs/:id/retry": SomeOf<PostApiV1BackofficeJobsIdRetryNegativeResponseVariants>;
  "get /api/v1/backoffice/scheduled-jobs": SomeOf<GetApiV1BackofficeScheduledJobsNegativeResponseVariants>;
  "get /api/v1/backoffice/scheduled-jobs/:id": SomeOf<GetApiV1BackofficeScheduledJobsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/scheduled-jobs/:id/run": SomeOf<PostApiV1BackofficeScheduledJobsIdRunNegativeResponseVariants>;
  "post /api/v1/backoffice/scheduled-jobs/:id/pause": SomeOf<PostApiV1BackofficeScheduledJobsIdPauseNegativeResponseVariants>;
  "post /api/v1/backoffice/scheduled-jobs/:id/resume": SomeOf<PostApiV1BackofficeScheduledJobsIdResumeNegativeResponseVariants>;
  "get /api/v1/backoffice/stock-feeds": SomeOf<GetApiV1BackofficeStockFeedsNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds": SomeOf<PostApiV1BackofficeStockFeedsNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/test-connection": SomeOf<PostApiV1BackofficeStockFeedsTestConnectionNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/preview-schedule": SomeOf<PostApiV1BackofficeStockFeedsPreviewScheduleNegativeResponseVariants>;
  "get /api/v1/backoffice/stock-feeds/:id": SomeOf<GetApiV1BackofficeStockFeedsIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/stock-feeds/:id": SomeOf<PatchApiV1BackofficeStockFeedsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/run": SomeOf<PostApiV1BackofficeStockFeedsIdRunNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/upload": SomeOf<PostApiV1BackofficeStockFeedsIdUploadNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/examine": SomeOf<PostApiV1BackofficeStockFeedsIdExamineNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/marked-file": SomeOf<PostApiV1BackofficeStockFeedsIdMarkedFileNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/mapping": SomeOf<PostApiV1BackofficeStockFeedsIdMappingNegativeResponseVariants>;
  "get /api/v1/backoffice/stock-feeds/:id/keys": SomeOf<GetApiV1BackofficeStockFeedsIdKeysNegativeResponseVariants>;
  "post /api/v1/backoffice/stock-feeds/:id/keys": SomeOf<PostApiV1BackofficeStockFeedsIdKeysNegativeResponseVariants>;
  "delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId": SomeOf<DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeResponseVariants>;
  "get /api/v1/backoffice/feed-runs": SomeOf<GetApiV1BackofficeFeedRunsNegativeResponseVariants>;
  "get /api/v1/backoffice/feed-runs/:id": SomeOf<GetApiV1BackofficeFeedRunsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/feed-runs/:id/release": SomeOf<PostApiV1BackofficeFeedRunsIdReleaseNegativeResponseVariants>;
  "post /api/v1/backoffice/feed-runs/:id/discard": SomeOf<PostApiV1BackofficeFeedRunsIdDiscardNegativeResponseVariants>;
  "get /api/v1/backoffice/feed-runs/:id/comparison": SomeOf<GetApiV1BackofficeFeedRunsIdComparisonNegativeResponseVariants>;
  "post /api/v1/backoffice/feed-runs/:id/roll-back": SomeOf<PostApiV1BackofficeFeedRunsIdRollBackNegativeResponseVariants>;
  "get /api/v1/backoffice/feed-runs/:id/row-errors": SomeOf<GetApiV1BackofficeFeedRunsIdRowErrorsNegativeResponseVariants>;
  "get /api/v1/backoffice/feed-runs/:id/row-errors.csv": SomeOf<GetApiV1BackofficeFeedRunsIdRowErrorsCsvNegativeResponseVariants>;
  "post /api/v1/backoffice/feed-runs/:id/corrections": SomeOf<PostApiV1BackofficeFeedRunsIdCorrectionsNegativeResponseVariants>;
  "get /api/v1/backoffice/unmatched-products": SomeOf<GetApiV1BackofficeUnmatchedProductsNegativeResponseVariants>;
  "get /api/v1/backoffice/unmatched-products/:id": SomeOf<GetApiV1BackofficeUnmatchedProductsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/unmatched-products/:id/match": SomeOf<PostApiV1BackofficeUnmatchedProductsIdMatchNegativeResponseVariants>;
  "post /api/v1/backoffice/unmatched-products/:id/ignore": SomeOf<PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeResponseVariants>;
  "post /api/v1/backoffice/unmatched-products/:id/undo": SomeOf<PostApiV1BackofficeUnmatchedProductsIdUndoNegativeResponseVariants>;
  "post /api/v1/backoffice/unmatched-products/match-suggested": SomeOf<PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeResponseVariants>;
  "get /api/v1/backoffice/stock": SomeOf<GetApiV1BackofficeStockNegativeResponseVariants>;
  "get /api/v1/backoffice/stock/:id": SomeOf<GetApiV1BackofficeStockIdNegativeResponseVariants>;
  "get /api/v1/backoffice/products": SomeOf<GetApiV1BackofficeProductsNegativeResponseVariants>;
  "post /api/v1/backoffice/products": SomeOf<PostApiV1BackofficeProductsNegativeResponseVariants>;
  "get /api/v1/backoffice/products/:id": SomeOf<GetApiV1BackofficeProductsIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/products/:id": SomeOf<PatchApiV1BackofficeProductsIdNegativeResponseVariants>;
  "get /api/v1/backoffice/reviews": SomeOf<GetApiV1BackofficeReviewsNegativeResponseVariants>;
  "post /api/v1/backoffice/reviews/decide": SomeOf<PostApiV1BackofficeReviewsDecideNegativeResponseVariants>;
  "get /api/v1/backoffice/reviews/:id": SomeOf<GetApiV1BackofficeReviewsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/reviews/:id/publish": SomeOf<PostApiV1BackofficeReviewsIdPublishNegativeResponseVariants>;
  "post /api/v1/backoffice/reviews/:id/reject": SomeOf<PostApiV1BackofficeReviewsIdRejectNegativeResponseVariants>;
  "get /api/v1/backoffice/review-comments": SomeOf<GetApiV1BackofficeReviewCommentsNegativeResponseVariants>;
  "post /api/v1/backoffice/review-comments/decide": SomeOf<PostApiV1BackofficeReviewCommentsDecideNegativeResponseVariants>;
  "get /api/v1/backoffice/review-comments/:id": SomeOf<GetApiV1BackofficeReviewCommentsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/review-comments/:id/publish": SomeOf<PostApiV1BackofficeReviewCommentsIdPublishNegativeResponseVariants>;
  "post /api/v1/backoffice/review-comments/:id/reject": SomeOf<PostApiV1BackofficeReviewCommentsIdRejectNegativeResponseVariants>;
  "get /api/v1/backoffice/pharmacies": SomeOf<GetApiV1BackofficePharmaciesNegativeResponseVariants>;
  "post /api/v1/backoffice/pharmacies": SomeOf<PostApiV1BackofficePharmaciesNegativeResponseVariants>;
  "get /api/v1/backoffice/pharmacies/:id": SomeOf<GetApiV1BackofficePharmaciesIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/pharmacies/:id": SomeOf<PatchApiV1BackofficePharmaciesIdNegativeResponseVariants>;
  "get /api/v1/backoffice/vaporizers": SomeOf<GetApiV1BackofficeVaporizersNegativeResponseVariants>;
  "post /api/v1/backoffice/vaporizers": SomeOf<PostApiV1BackofficeVaporizersNegativeResponseVariants>;
  "get /api/v1/backoffice/vaporizers/:id": SomeOf<GetApiV1BackofficeVaporizersIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/vaporizers/:id": SomeOf<PatchApiV1BackofficeVaporizersIdNegativeResponseVariants>;
  "post /api/v1/backoffice/products/import": SomeOf<PostApiV1BackofficeProductsImportNegativeResponseVariants>;
  "get /api/v1/backoffice/manufacturers": SomeOf<GetApiV1BackofficeManufacturersNegativeResponseVariants>;
  "get /api/v1/backoffice/manufacturers/:id": SomeOf<GetApiV1BackofficeManufacturersIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/manufacturers/:id": SomeOf<PatchApiV1BackofficeManufacturersIdNegativeResponseVariants>;
  "post /api/v1/backoffice/manufacturers/:id/merge": SomeOf<PostApiV1BackofficeManufacturersIdMergeNegativeResponseVariants>;
  "post /api/v1/backoffice/manufacturers/:id/undo-merge": SomeOf<PostApiV1BackofficeManufacturersIdUndoMergeNegativeResponseVariants>;
  "get /api/v1/backoffice/growers": SomeOf<GetApiV1BackofficeGrowersNegativeResponseVariants>;
  "get /api/v1/backoffice/growers/:id": SomeOf<GetApiV1BackofficeGrowersIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/growers/:id": SomeOf<PatchApiV1BackofficeGrowersIdNegativeResponseVariants>;
  "post /api/v1/backoffice/growers/:id/merge": SomeOf<PostApiV1BackofficeGrowersIdMergeNegativeResponseVariants>;
  "post /api/v1/backoffice/growers/:id/undo-merge": SomeOf<PostApiV1BackofficeGrowersIdUndoMergeNegativeResponseVariants>;
  "get /api/v1/backoffice/strains": SomeOf<GetApiV1BackofficeStrainsNegativeResponseVariants>;
  "get /api/v1/backoffice/strains/:id": SomeOf<GetApiV1BackofficeStrainsIdNegativeResponseVariants>;
  "patch /api/v1/backoffice/strains/:id": SomeOf<PatchApiV1BackofficeStrainsIdNegativeResponseVariants>;
  "post /api/v1/backoffice/strains/:id/merge": SomeOf<PostApiV1BackofficeStrainsIdMergeNegativeResponseVariants>;
  "post /api/v1/backoffice/strains/:id/undo-merge": SomeOf<PostApiV1BackofficeStrainsIdUndoMergeNegativeResponseVariants>;
  "put /api/v1/feeds/:pharmacySlug/stock": SomeOf<PutApiV1FeedsPharmacySlugStockNegativeResponseVariants>;
  "patch /api/v1/feeds/:pharmacySlug/stock": SomeOf<PatchApiV1FeedsPharmacySlugStockNegativeResponseVariants>;
  "put /api/v1/feeds/:pharmacySlug/stock/:pzn": SomeOf<PutApiV1FeedsPharmacySlugStockPznNegativeResponseVariants>;
  "delete /api/v1/feeds/:pharmacySlug/stock/:pzn": SomeOf<DeleteApiV1FeedsPharmacySlugStockPznNegativeResponseVariants>;
  "get /api/v1/feeds/runs/:runId": SomeOf<GetApiV1FeedsRunsRunIdNegativeResponseVariants>;
  "get /api/v1/feeds/status": SomeOf<GetApiV1FeedsStatusNegativeResponseVariants>;
  "post /api/v1/webhooks/stripe": SomeOf<PostApiV1WebhooksStripeNegativeResponseVariants>;
}

export interface EncodedResponse {
  "post /api/v1/clients/auth/login": PostApiV1ClientsAuthLoginPositiveResponseVariants & PostApiV1ClientsAuthLoginNegativeResponseVariants;
  "post /api/v1/clients/auth/refresh": PostApiV1ClientsAuthRefreshPositiveResponseVariants & PostApiV1ClientsAuthRefreshNegativeResponseVariants;
  "post /api/v1/clients/auth/logout": PostApiV1ClientsAuthLogoutPositiveResponseVariants & PostApiV1ClientsAuthLogoutNegativeResponseVariants;
  "post /api/v1/clients/auth/reset/init": PostApiV1ClientsAuthResetInitPositiveResponseVariants & PostApiV1ClientsAuthResetInitNegativeResponseVariants;
  "post /api/v1/clients/auth/reset/finish": PostApiV1ClientsAuthResetFinishPositiveResponseVariants & PostApiV1ClientsAuthResetFinishNegativeResponseVariants;
  "post /api/v1/clients/auth/passkey/options": PostApiV1ClientsAuthPasskeyOptionsPositiveResponseVariants & PostApiV1ClientsAuthPasskeyOptionsNegativeResponseVariants;
  "post /api/v1/clients/auth/passkey/login": PostApiV1ClientsAuthPasskeyLoginPositiveResponseVariants & PostApiV1ClientsAuthPasskeyLoginNegativeResponseVariants;
  "get /api/v1/clients/auth/providers": GetApiV1ClientsAuthProvidersPositiveResponseVariants & GetApiV1ClientsAuthProvidersNegativeResponseVariants;
  "get /api/v1/clients/auth/google": GetApiV1ClientsAuthGooglePositiveResponseVariants & GetApiV1ClientsAuthGoogleNegativeResponseVariants;
  "get /api/v1/clients/auth/google/callback": GetApiV1ClientsAuthGoogleCallbackPositiveResponseVariants & GetApiV1ClientsAuthGoogleCallbackNegativeResponseVariants;
  "get /api/v1/clients/auth/apple": GetApiV1ClientsAuthApplePositiveResponseVariants & GetApiV1ClientsAuthAppleNegativeResponseVariants;
  "post /api/v1/clients/auth/apple/callback": PostApiV1ClientsAuthAppleCallbackPositiveResponseVariants & PostApiV1ClientsAuthAppleCallbackNegativeResponseVariants;
  "get /api/v1/clients/auth/pending": GetApiV1ClientsAuthPendingPositiveResponseVariants & GetApiV1ClientsAuthPendingNegativeResponseVariants;
  "post /api/v1/clients/auth/pending/register": PostApiV1ClientsAuthPendingRegisterPositiveResponseVariants & PostApiV1ClientsAuthPendingRegisterNegativeResponseVariants;
  "post /api/v1/clients/auth/pending/link": PostApiV1ClientsAuthPendingLinkPositiveResponseVariants & PostApiV1ClientsAuthPendingLinkNegativeResponseVariants;
  "post /api/v1/clients/auth/pending/mail": PostApiV1ClientsAuthPendingMailPositiveResponseVariants & PostApiV1ClientsAuthPendingMailNegativeResponseVariants;
  "post /api/v1/clients/auth/pending/mail/prove": PostApiV1ClientsAuthPendingMailProvePositiveResponseVariants & PostApiV1ClientsAuthPendingMailProveNegativeResponseVariants;
  "post /api/v1/clients/auth/pending/enter": PostApiV1ClientsAuthPendingEnterPositiveResponseVariants & PostApiV1ClientsAuthPendingEnterNegativeResponseVariants;
  "post /api/v1/clients/iam/register": PostApiV1ClientsIamRegisterPositiveResponseVariants & PostApiV1ClientsIamRegisterNegativeResponseVariants;
  "post /api/v1/clients/iam/email-confirm": PostApiV1ClientsIamEmailConfirmPositiveResponseVariants & PostApiV1ClientsIamEmailConfirmNegativeResponseVariants;
  "post /api/v1/clients/iam/email-confirm/resend": PostApiV1ClientsIamEmailConfirmResendPositiveResponseVariants & PostApiV1ClientsIamEmailConfirmResendNegativeResponseVariants;
  "post /api/v1/clients/iam/email-confirm/claim": PostApiV1ClientsIamEmailConfirmClaimPositiveResponseVariants & PostApiV1ClientsIamEmailConfirmClaimNegativeResponseVariants;
  "post /api/v1/clients/iam/email-change": PostApiV1ClientsIamEmailChangePositiveResponseVariants & PostApiV1ClientsIamEmailChangeNegativeResponseVariants;
  "post /api/v1/clients/iam/email-change/confirm": PostApiV1ClientsIamEmailChangeConfirmPositiveResponseVariants & PostApiV1ClientsIamEmailChangeConfirmNegativeResponseVariants;
  "post /api/v1/clients/iam/password": PostApiV1ClientsIamPasswordPositiveResponseVariants & PostApiV1ClientsIamPasswordNegativeResponseVariants;
  "post /api/v1/clients/iam/age-check": PostApiV1ClientsIamAgeCheckPositiveResponseVariants & PostApiV1ClientsIamAgeCheckNegativeResponseVariants;
  "get /api/v1/clients/iam/me": GetApiV1ClientsIamMePositiveResponseVariants & GetApiV1ClientsIamMeNegativeResponseVariants;
  "get /api/v1/clients/iam/profile": GetApiV1ClientsIamProfilePositiveResponseVariants & GetApiV1ClientsIamProfileNegativeResponseVariants;
  "patch /api/v1/clients/iam/profile": PatchApiV1ClientsIamProfilePositiveResponseVariants & PatchApiV1ClientsIamProfileNegativeResponseVariants;
  "get /api/v1/clients/iam/agreements/:document": GetApiV1ClientsIamAgreementsDocumentPositiveResponseVariants & GetApiV1ClientsIamAgreementsDocumentNegativeResponseVariants;
  "post /api/v1/clients/iam/sign": PostApiV1ClientsIamSignPositiveResponseVariants & PostApiV1ClientsIamSignNegativeResponseVariants;
  "get /api/v1/clients/iam/download/docs/:document": GetApiV1ClientsIamDownloadDocsDocumentPositiveResponseVariants & GetApiV1ClientsIamDownloadDocsDocumentNegativeResponseVariants;
  "get /api/v1/clients/iam/statuses": GetApiV1ClientsIamStatusesPositiveResponseVariants & GetApiV1ClientsIamStatusesNegativeResponseVariants;
  "get /api/v1/clients/iam/consents": GetApiV1ClientsIamConsentsPositiveResponseVariants & GetApiV1ClientsIamConsentsNegativeResponseVariants;
  "get /api/v1/clients/iam/access-log": GetApiV1ClientsIamAccessLogPositiveResponseVariants & GetApiV1ClientsIamAccessLogNegativeResponseVariants;
  "post /api/v1/clients/iam/export": PostApiV1ClientsIamExportPositiveResponseVariants & PostApiV1ClientsIamExportNegativeResponseVariants;
  "get /api/v1/clients/iam/exports": GetApiV1ClientsIamExportsPositiveResponseVariants & GetApiV1ClientsIamExportsNegativeResponseVariants;
  "post /api/v1/clients/iam/exports/:id/ticket": PostApiV1ClientsIamExportsIdTicketPositiveResponseVariants & PostApiV1ClientsIamExportsIdTicketNegativeResponseVariants;
  "post /api/v1/clients/iam/exports/:id/download": PostApiV1ClientsIamExportsIdDownloadPositiveResponseVariants & PostApiV1ClientsIamExportsIdDownloadNegativeResponseVariants;
  "post /api/v1/clients/iam/owner-code": PostApiV1ClientsIamOwnerCodePositiveResponseVariants & PostApiV1ClientsIamOwnerCodeNegativeResponseVariants;
  "get /api/v1/clients/iam/erase": GetApiV1ClientsIamErasePositiveResponseVariants & GetApiV1ClientsIamEraseNegativeResponseVariants;
  "post /api/v1/clients/iam/erase": PostApiV1ClientsIamErasePositiveResponseVariants & PostApiV1ClientsIamEraseNegativeResponseVariants;
  "get /api/v1/clients/iam/linked-sign-ins": GetApiV1ClientsIamLinkedSignInsPositiveResponseVariants & GetApiV1ClientsIamLinkedSignInsNegativeResponseVariants;
  "post /api/v1/clients/iam/linked-sign-ins/:provider": PostApiV1ClientsIamLinkedSignInsProviderPositiveResponseVariants & PostApiV1ClientsIamLinkedSignInsProviderNegativeResponseVariants;
  "delete /api/v1/clients/iam/linked-sign-ins/:provider": DeleteApiV1ClientsIamLinkedSignInsProviderPositiveResponseVariants & DeleteApiV1ClientsIamLinkedSignInsProviderNegativeResponseVariants;
  "get /api/v1/clients/iam/sessions": GetApiV1ClientsIamSessionsPositiveResponseVariants & GetApiV1ClientsIamSessionsNegativeResponseVariants;
  "delete /api/v1/clients/iam/sessions": DeleteApiV1ClientsIamSessionsPositiveResponseVariants & DeleteApiV1ClientsIamSessionsNegativeResponseVariants;
  "delete /api/v1/clients/iam/sessions/:id": DeleteApiV1ClientsIamSessionsIdPositiveResponseVariants & DeleteApiV1ClientsIamSessionsIdNegativeResponseVariants;
  "get /api/v1/clients/iam/second-factors": GetApiV1ClientsIamSecondFactorsPositiveResponseVariants & GetApiV1ClientsIamSecondFactorsNegativeResponseVariants;
  "post /api/v1/clients/iam/second-factors/totp": PostApiV1ClientsIamSecondFactorsTotpPositiveResponseVariants & PostApiV1ClientsIamSecondFactorsTotpNegativeResponseVariants;
  "post /api/v1/clients/iam/second-factors/totp/confirm": PostApiV1ClientsIamSecondFactorsTotpConfirmPositiveResponseVariants & PostApiV1ClientsIamSecondFactorsTotpConfirmNegativeResponseVariants;
  "post /api/v1/clients/iam/second-factors/totp/remove": PostApiV1ClientsIamSecondFactorsTotpRemovePositiveResponseVariants & PostApiV1ClientsIamSecondFactorsTotpRemoveNegativeResponseVariants;
  "post /api/v1/clients/iam/second-factors/recovery-codes": PostApiV1ClientsIamSecondFactorsRecoveryCodesPositiveResponseVariants & PostApiV1ClientsIamSecondFactorsRecoveryCodesNegativeResponseVariants;
  "post /api/v1/clients/iam/second-factors/passkeys/options": PostApiV1ClientsIamSecondFactorsPasskeysOptionsPositiveResponseVariants & PostApiV1ClientsIamSecondFactorsPasskeysOptionsNegativeResponseVariants;
  "post /api/v1/clients/iam/second-factors/passkeys": PostApiV1ClientsIamSecondFactorsPasskeysPositiveResponseVariants & PostApiV1ClientsIamSecondFactorsPasskeysNegativeResponseVariants;
  "patch /api/v1/clients/iam/second-factors/passkeys/:id": PatchApiV1ClientsIamSecondFactorsPasskeysIdPositiveResponseVariants & PatchApiV1ClientsIamSecondFactorsPasskeysIdNegativeResponseVariants;
  "post /api/v1/clients/iam/second-factors/passkeys/:id/remove": PostApiV1ClientsIamSecondFactorsPasskeysIdRemovePositiveResponseVariants & PostApiV1ClientsIamSecondFactorsPasskeysIdRemoveNegativeResponseVariants;
  "get /api/v1/clients/health-state": GetApiV1ClientsHealthStatePositiveResponseVariants & GetApiV1ClientsHealthStateNegativeResponseVariants;
  "patch /api/v1/clients/health-state": PatchApiV1ClientsHealthStatePositiveResponseVariants & PatchApiV1ClientsHealthStateNegativeResponseVariants;
  "post /api/v1/clients/health-state": PostApiV1ClientsHealthStatePositiveResponseVariants & PostApiV1ClientsHealthStateNegativeResponseVariants;
  "post /api/v1/clients/treatment": PostApiV1ClientsTreatmentPositiveResponseVariants & PostApiV1ClientsTreatmentNegativeResponseVariants;
  "get /api/v1/clients/treatment": GetApiV1ClientsTreatmentPositiveResponseVariants & GetApiV1ClientsTreatmentNegativeResponseVariants;
  "get /api/v1/clients/treatment/products": GetApiV1ClientsTreatmentProductsPositiveResponseVariants & GetApiV1ClientsTreatmentProductsNegativeResponseVariants;
  "get /api/v1/clients/treatment/download/invoice": GetApiV1ClientsTreatmentDownloadInvoicePositiveResponseVariants & GetApiV1ClientsTreatmentDownloadInvoiceNegativeResponseVariants;
  "get /api/v1/clients/treatment/medical-letter/download": GetApiV1ClientsTreatmentMedicalLetterDownloadPositiveResponseVariants & GetApiV1ClientsTreatmentMedicalLetterDownloadNegativeResponseVariants;
  "get /api/v1/clients/treatment/:id": GetApiV1ClientsTreatmentIdPositiveResponseVariants & GetApiV1ClientsTreatmentIdNegativeResponseVariants;
  "post /api/v1/clients/treatment/:id/cancel": PostApiV1ClientsTreatmentIdCancelPositiveResponseVariants & PostApiV1ClientsTreatmentIdCancelNegativeResponseVariants;
  "post /api/v1/clients/treatment/:id/answer": PostApiV1ClientsTreatmentIdAnswerPositiveResponseVariants & PostApiV1ClientsTreatmentIdAnswerNegativeResponseVariants;
  "post /api/v1/clients/stripe/create-checkout-session": PostApiV1ClientsStripeCreateCheckoutSessionPositiveResponseVariants & PostApiV1ClientsStripeCreateCheckoutSessionNegativeResponseVariants;
  "post /api/v1/clients/stripe/create-identity-session": PostApiV1ClientsStripeCreateIdentitySessionPositiveResponseVariants & PostApiV1ClientsStripeCreateIdentitySessionNegativeResponseVariants;
  "post /api/v1/clients/iam/newsletter": PostApiV1ClientsIamNewsletterPositiveResponseVariants & PostApiV1ClientsIamNewsletterNegativeResponseVariants;
  "get /api/v1/clients/iam/newsletter-check": GetApiV1ClientsIamNewsletterCheckPositiveResponseVariants & GetApiV1ClientsIamNewsletterCheckNegativeResponseVariants;
  "post /api/v1/clients/newsletter/confirm": PostApiV1ClientsNewsletterConfirmPositiveResponseVariants & PostApiV1ClientsNewsletterConfirmNegativeResponseVariants;
  "post /api/v1/clients/newsletter/:token/withdraw": PostApiV1ClientsNewsletterTokenWithdrawPositiveResponseVariants & PostApiV1ClientsNewsletterTokenWithdrawNegativeResponseVariants;
  "post /api/v1/clients/subscription": PostApiV1ClientsSubscriptionPositiveResponseVariants & PostApiV1ClientsSubscriptionNegativeResponseVariants;
  "get /api/v1/clients/subscription": GetApiV1ClientsSubscriptionPositiveResponseVariants & GetApiV1ClientsSubscriptionNegativeResponseVariants;
  "delete /api/v1/clients/subscription/:id": DeleteApiV1ClientsSubscriptionIdPositiveResponseVariants & DeleteApiV1ClientsSubscriptionIdNegativeResponseVariants;
  "post /api/v1/clients/subscription/confirm": PostApiV1ClientsSubscriptionConfirmPositiveResponseVariants & PostApiV1ClientsSubscriptionConfirmNegativeResponseVariants;
  "post /api/v1/clients/subscription/open": PostApiV1ClientsSubscriptionOpenPositiveResponseVariants & PostApiV1ClientsSubscriptionOpenNegativeResponseVariants;
  "post /api/v1/clients/subscription/:token/end": PostApiV1ClientsSubscriptionTokenEndPositiveResponseVariants & PostApiV1ClientsSubscriptionTokenEndNegativeResponseVariants;
  "get /api/v1/clients/saved-searches": GetApiV1ClientsSavedSearchesPositiveResponseVariants & GetApiV1ClientsSavedSearchesNegativeResponseVariants;
  "post /api/v1/clients/saved-searches": PostApiV1ClientsSavedSearchesPositiveResponseVariants & PostApiV1ClientsSavedSearchesNegativeResponseVariants;
  "patch /api/v1/clients/saved-searches/:id": PatchApiV1ClientsSavedSearchesIdPositiveResponseVariants & PatchApiV1ClientsSavedSearchesIdNegativeResponseVariants;
  "delete /api/v1/clients/saved-searches/:id": DeleteApiV1ClientsSavedSearchesIdPositiveResponseVariants & DeleteApiV1ClientsSavedSearchesIdNegativeResponseVariants;
  "get /api/v1/clients/iam/identity": GetApiV1ClientsIamIdentityPositiveResponseVariants & GetApiV1ClientsIamIdentityNegativeResponseVariants;
  "get /api/v1/clients/pharmacy/listed": GetApiV1ClientsPharmacyListedPositiveResponseVariants & GetApiV1ClientsPharmacyListedNegativeResponseVariants;
  "post /api/v1/clients/pharmacy": PostApiV1ClientsPharmacyPositiveResponseVariants & PostApiV1ClientsPharmacyNegativeResponseVariants;
  "post /api/v1/clients/pharmacy/manually": PostApiV1ClientsPharmacyManuallyPositiveResponseVariants & PostApiV1ClientsPharmacyManuallyNegativeResponseVariants;
  "get /api/v1/clients/pharmacy/info": GetApiV1ClientsPharmacyInfoPositiveResponseVariants & GetApiV1ClientsPharmacyInfoNegativeResponseVariants;
  "post /api/v1/clients/pharmacy/favorite": PostApiV1ClientsPharmacyFavoritePositiveResponseVariants & PostApiV1ClientsPharmacyFavoriteNegativeResponseVariants;
  "get /api/v1/clients/iam/pharmacy-list": GetApiV1ClientsIamPharmacyListPositiveResponseVariants & GetApiV1ClientsIamPharmacyListNegativeResponseVariants;
  "get /api/v1/clients/prescriptions/:id/copy": GetApiV1ClientsPrescriptionsIdCopyPositiveResponseVariants & GetApiV1ClientsPrescriptionsIdCopyNegativeResponseVariants;
  "get /api/v1/clients/prescriptions/check/:code": GetApiV1ClientsPrescriptionsCheckCodePositiveResponseVariants & GetApiV1ClientsPrescriptionsCheckCodeNegativeResponseVariants;
  "get /api/v1/clients/doctors": GetApiV1ClientsDoctorsPositiveResponseVariants & GetApiV1ClientsDoctorsNegativeResponseVariants;
  "get /api/v1/clients/products": GetApiV1ClientsProductsPositiveResponseVariants & GetApiV1ClientsProductsNegativeResponseVariants;
  "post /api/v1/clients/products/toggle-favorite": PostApiV1ClientsProductsToggleFavoritePositiveResponseVariants & PostApiV1ClientsProductsToggleFavoriteNegativeResponseVariants;
  "get /api/v1/clients/products/:slug": GetApiV1ClientsProductsSlugPositiveResponseVariants & GetApiV1ClientsProductsSlugNegativeResponseVariants;
  "get /api/v1/clients/products/:slug/similar": GetApiV1ClientsProductsSlugSimilarPositiveResponseVariants & GetApiV1ClientsProductsSlugSimilarNegativeResponseVariants;
  "get /api/v1/clients/products/:slug/plate.svg": GetApiV1ClientsProductsSlugPlateSvgPositiveResponseVariants & GetApiV1ClientsProductsSlugPlateSvgNegativeResponseVariants;
  "get /api/v1/clients/reviews": GetApiV1ClientsReviewsPositiveResponseVariants & GetApiV1ClientsReviewsNegativeResponseVariants;
  "post /api/v1/clients/reviews": PostApiV1ClientsReviewsPositiveResponseVariants & PostApiV1ClientsReviewsNegativeResponseVariants;
  "get /api/v1/clients/reviews/own": GetApiV1ClientsReviewsOwnPositiveResponseVariants & GetApiV1ClientsReviewsOwnNegativeResponseVariants;
  "post /api/v1/clients/reviews/comment": PostApiV1ClientsReviewsCommentPositiveResponseVariants & PostApiV1ClientsReviewsCommentNegativeResponseVariants;
  "patch /api/v1/clients/reviews/comment/:id": PatchApiV1ClientsReviewsCommentIdPositiveResponseVariants & PatchApiV1ClientsReviewsCommentIdNegativeResponseVariants;
  "post /api/v1/clients/reviews/comment/:id/withdraw": PostApiV1ClientsReviewsCommentIdWithdrawPositiveResponseVariants & PostApiV1ClientsReviewsCommentIdWithdrawNegativeResponseVariants;
  "post /api/v1/clients/reviews/toggle-like": PostApiV1ClientsReviewsToggleLikePositiveResponseVariants & PostApiV1ClientsReviewsToggleLikeNegativeResponseVariants;
  "patch /api/v1/clients/reviews/:id": PatchApiV1ClientsReviewsIdPositiveResponseVariants & PatchApiV1ClientsReviewsIdNegativeResponseVariants;
  "post /api/v1/clients/reviews/:id/withdraw": PostApiV1ClientsReviewsIdWithdrawPositiveResponseVariants & PostApiV1ClientsReviewsIdWithdrawNegativeResponseVariants;
  "get /api/v1/clients/favorite-products": GetApiV1ClientsFavoriteProductsPositiveResponseVariants & GetApiV1ClientsFavoriteProductsNegativeResponseVariants;
  "post /api/v1/clients/favorite-products": PostApiV1ClientsFavoriteProductsPositiveResponseVariants & PostApiV1ClientsFavoriteProductsNegativeResponseVariants;
  "get /api/v1/clients/favorite-products/ids": GetApiV1ClientsFavoriteProductsIdsPositiveResponseVariants & GetApiV1ClientsFavoriteProductsIdsNegativeResponseVariants;
  "get /api/v1/clients/selected-products": GetApiV1ClientsSelectedProductsPositiveResponseVariants & GetApiV1ClientsSelectedProductsNegativeResponseVariants;
  "get /api/v1/clients/popular-products": GetApiV1ClientsPopularProductsPositiveResponseVariants & GetApiV1ClientsPopularProductsNegativeResponseVariants;
  "get /api/v1/clients/health-state/products": GetApiV1ClientsHealthStateProductsPositiveResponseVariants & GetApiV1ClientsHealthStateProductsNegativeResponseVariants;
  "get /api/v1/clients/thc-cbd": GetApiV1ClientsThcCbdPositiveResponseVariants & GetApiV1ClientsThcCbdNegativeResponseVariants;
  "get /api/v1/clients/manufacturers": GetApiV1ClientsManufacturersPositiveResponseVariants & GetApiV1ClientsManufacturersNegativeResponseVariants;
  "get /api/v1/clients/growers": GetApiV1ClientsGrowersPositiveResponseVariants & GetApiV1ClientsGrowersNegativeResponseVariants;
  "get /api/v1/clients/strains": GetApiV1ClientsStrainsPositiveResponseVariants & GetApiV1ClientsStrainsNegativeResponseVariants;
  "get /api/v1/clients/support-view": GetApiV1ClientsSupportViewPositiveResponseVariants & GetApiV1ClientsSupportViewNegativeResponseVariants;
  "post /api/v1/clients/support-view/open": PostApiV1ClientsSupportViewOpenPositiveResponseVariants & PostApiV1ClientsSupportViewOpenNegativeResponseVariants;
  "post /api/v1/clients/support-view/end": PostApiV1ClientsSupportViewEndPositiveResponseVariants & PostApiV1ClientsSupportViewEndNegativeResponseVariants;
  "get /api/v1/clients/pharmacies": GetApiV1ClientsPharmaciesPositiveResponseVariants & GetApiV1ClientsPharmaciesNegativeResponseVariants;
  "get /api/v1/clients/pharmacies/map": GetApiV1ClientsPharmaciesMapPositiveResponseVariants & GetApiV1ClientsPharmaciesMapNegativeResponseVariants;
  "get /api/v1/clients/pharmacies/table": GetApiV1ClientsPharmaciesTablePositiveResponseVariants & GetApiV1ClientsPharmaciesTableNegativeResponseVariants;
  "get /api/v1/clients/vaporizers": GetApiV1ClientsVaporizersPositiveResponseVariants & GetApiV1ClientsVaporizersNegativeResponseVariants;
  "get /api/v1/clients/places": GetApiV1ClientsPlacesPositiveResponseVariants & GetApiV1ClientsPlacesNegativeResponseVariants;
  "get /api/v1/clients/sitemap": GetApiV1ClientsSitemapPositiveResponseVariants & GetApiV1ClientsSitemapNegativeResponseVariants;
  "get /api/v1/clients/pharmacies/domain": GetApiV1ClientsPharmaciesDomainPositiveResponseVariants & GetApiV1ClientsPharmaciesDomainNegativeResponseVariants;
  "get /api/v1/clients/popular-pharmacies": GetApiV1ClientsPopularPharmaciesPositiveResponseVariants & GetApiV1ClientsPopularPharmaciesNegativeResponseVariants;
  "get /api/v1/clients/selection": GetApiV1ClientsSelectionPositiveResponseVariants & GetApiV1ClientsSelectionNegativeResponseVariants;
  "get /api/v1/clients/selection/noted": GetApiV1ClientsSelectionNotedPositiveResponseVariants & GetApiV1ClientsSelectionNotedNegativeResponseVariants;
  "post /api/v1/clients/selection/noted": PostApiV1ClientsSelectionNotedPositiveResponseVariants & PostApiV1ClientsSelectionNotedNegativeResponseVariants;
  "get /api/v1/clients/fees": GetApiV1ClientsFeesPositiveResponseVariants & GetApiV1ClientsFeesNegativeResponseVariants;
  "post /api/v1/clients/marketing-patients": PostApiV1ClientsMarketingPatientsPositiveResponseVariants & PostApiV1ClientsMarketingPatientsNegativeResponseVariants;
  "get /api/v1/backoffice/dashboard": GetApiV1BackofficeDashboardPositiveResponseVariants & GetApiV1BackofficeDashboardNegativeResponseVariants;
  "get /api/v1/backoffice/treatments": GetApiV1BackofficeTreatmentsPositiveResponseVariants & GetApiV1BackofficeTreatmentsNegativeResponseVariants;
  "get /api/v1/backoffice/treatments/:id": GetApiV1BackofficeTreatmentsIdPositiveResponseVariants & GetApiV1BackofficeTreatmentsIdNegativeResponseVariants;
  "post /api/v1/backoffice/treatments/:id/claim": PostApiV1BackofficeTreatmentsIdClaimPositiveResponseVariants & PostApiV1BackofficeTreatmentsIdClaimNegativeResponseVariants;
  "post /api/v1/backoffice/treatments/:id/release": PostApiV1BackofficeTreatmentsIdReleasePositiveResponseVariants & PostApiV1BackofficeTreatmentsIdReleaseNegativeResponseVariants;
  "post /api/v1/backoffice/treatments/:id/ask": PostApiV1BackofficeTreatmentsIdAskPositiveResponseVariants & PostApiV1BackofficeTreatmentsIdAskNegativeResponseVariants;
  "post /api/v1/backoffice/treatments/:id/approve": PostApiV1BackofficeTreatmentsIdApprovePositiveResponseVariants & PostApiV1BackofficeTreatmentsIdApproveNegativeResponseVariants;
  "post /api/v1/backoffice/treatments/:id/decline": PostApiV1BackofficeTreatmentsIdDeclinePositiveResponseVariants & PostApiV1BackofficeTreatmentsIdDeclineNegativeResponseVariants;
  "post /api/v1/backoffice/treatments/:id/break-glass": PostApiV1BackofficeTreatmentsIdBreakGlassPositiveResponseVariants & PostApiV1BackofficeTreatmentsIdBreakGlassNegativeResponseVariants;
  "get /api/v1/backoffice/treatments/:id/documents/:fileId": GetApiV1BackofficeTreatmentsIdDocumentsFileIdPositiveResponseVariants & GetApiV1BackofficeTreatmentsIdDocumentsFileIdNegativeResponseVariants;
  "get /api/v1/backoffice/certificates": GetApiV1BackofficeCertificatesPositiveResponseVariants & GetApiV1BackofficeCertificatesNegativeResponseVariants;
  "get /api/v1/backoffice/certificates/:id/letter": GetApiV1BackofficeCertificatesIdLetterPositiveResponseVariants & GetApiV1BackofficeCertificatesIdLetterNegativeResponseVariants;
  "get /api/v1/backoffice/prescriptions": GetApiV1BackofficePrescriptionsPositiveResponseVariants & GetApiV1BackofficePrescriptionsNegativeResponseVariants;
  "get /api/v1/backoffice/prescriptions/:id": GetApiV1BackofficePrescriptionsIdPositiveResponseVariants & GetApiV1BackofficePrescriptionsIdNegativeResponseVariants;
  "get /api/v1/backoffice/prescriptions/:id/file": GetApiV1BackofficePrescriptionsIdFilePositiveResponseVariants & GetApiV1BackofficePrescriptionsIdFileNegativeResponseVariants;
  "post /api/v1/backoffice/prescriptions/:id/accept": PostApiV1BackofficePrescriptionsIdAcceptPositiveResponseVariants & PostApiV1BackofficePrescriptionsIdAcceptNegativeResponseVariants;
  "post /api/v1/backoffice/prescriptions/:id/ready": PostApiV1BackofficePrescriptionsIdReadyPositiveResponseVariants & PostApiV1BackofficePrescriptionsIdReadyNegativeResponseVariants;
  "post /api/v1/backoffice/prescriptions/:id/dispense": PostApiV1BackofficePrescriptionsIdDispensePositiveResponseVariants & PostApiV1BackofficePrescriptionsIdDispenseNegativeResponseVariants;
  "post /api/v1/backoffice/prescriptions/:id/return": PostApiV1BackofficePrescriptionsIdReturnPositiveResponseVariants & PostApiV1BackofficePrescriptionsIdReturnNegativeResponseVariants;
  "get /api/v1/backoffice/patients": GetApiV1BackofficePatientsPositiveResponseVariants & GetApiV1BackofficePatientsNegativeResponseVariants;
  "get /api/v1/backoffice/patients/:id": GetApiV1BackofficePatientsIdPositiveResponseVariants & GetApiV1BackofficePatientsIdNegativeResponseVariants;
  "patch /api/v1/backoffice/patients/:id": PatchApiV1BackofficePatientsIdPositiveResponseVariants & PatchApiV1BackofficePatientsIdNegativeResponseVariants;
  "post /api/v1/backoffice/patients/:id/erase": PostApiV1BackofficePatientsIdErasePositiveResponseVariants & PostApiV1BackofficePatientsIdEraseNegativeResponseVariants;
  "post /api/v1/backoffice/patients/:id/sealed-record": PostApiV1BackofficePatientsIdSealedRecordPositiveResponseVariants & PostApiV1BackofficePatientsIdSealedRecordNegativeResponseVariants;
  "post /api/v1/backoffice/patients/:id/support-views": PostApiV1BackofficePatientsIdSupportViewsPositiveResponseVariants & PostApiV1BackofficePatientsIdSupportViewsNegativeResponseVariants;
  "get /api/v1/backoffice/marketing-patients": GetApiV1BackofficeMarketingPatientsPositiveResponseVariants & GetApiV1BackofficeMarketingPatientsNegativeResponseVariants;
  "get /api/v1/backoffice/marketing-patients/export": GetApiV1BackofficeMarketingPatientsExportPositiveResponseVariants & GetApiV1BackofficeMarketingPatientsExportNegativeResponseVariants;
  "get /api/v1/backoffice/marketing-patients/funnel": GetApiV1BackofficeMarketingPatientsFunnelPositiveResponseVariants & GetApiV1BackofficeMarketingPatientsFunnelNegativeResponseVariants;
  "get /api/v1/backoffice/marketing-patients/:id": GetApiV1BackofficeMarketingPatientsIdPositiveResponseVariants & GetApiV1BackofficeMarketingPatientsIdNegativeResponseVariants;
  "delete /api/v1/backoffice/marketing-patients/:id": DeleteApiV1BackofficeMarketingPatientsIdPositiveResponseVariants & DeleteApiV1BackofficeMarketingPatientsIdNegativeResponseVariants;
  "get /api/v1/backoffice/people/:id/sessions": GetApiV1BackofficePeopleIdSessionsPositiveResponseVariants & GetApiV1BackofficePeopleIdSessionsNegativeResponseVariants;
  "delete /api/v1/backoffice/people/:id/sessions": DeleteApiV1BackofficePeopleIdSessionsPositiveResponseVariants & DeleteApiV1BackofficePeopleIdSessionsNegativeResponseVariants;
  "delete /api/v1/backoffice/people/:id/sessions/:sessionId": DeleteApiV1BackofficePeopleIdSessionsSessionIdPositiveResponseVariants & DeleteApiV1BackofficePeopleIdSessionsSessionIdNegativeResponseVariants;
  "get /api/v1/backoffice/patients/:id/identity": GetApiV1BackofficePatientsIdIdentityPositiveResponseVariants & GetApiV1BackofficePatientsIdIdentityNegativeResponseVariants;
  "post /api/v1/backoffice/patients/:id/identity-seen": PostApiV1BackofficePatientsIdIdentitySeenPositiveResponseVariants & PostApiV1BackofficePatientsIdIdentitySeenNegativeResponseVariants;
  "get /api/v1/backoffice/doctors": GetApiV1BackofficeDoctorsPositiveResponseVariants & GetApiV1BackofficeDoctorsNegativeResponseVariants;
  "get /api/v1/backoffice/doctors/:id": GetApiV1BackofficeDoctorsIdPositiveResponseVariants & GetApiV1BackofficeDoctorsIdNegativeResponseVariants;
  "patch /api/v1/backoffice/doctors/:id": PatchApiV1BackofficeDoctorsIdPositiveResponseVariants & PatchApiV1BackofficeDoctorsIdNegativeResponseVariants;
  "post /api/v1/backoffice/people/:id/second-factor/reset": PostApiV1BackofficePeopleIdSecondFactorResetPositiveResponseVariants & PostApiV1BackofficePeopleIdSecondFactorResetNegativeResponseVariants;
  "get /api/v1/backoffice/payments": GetApiV1BackofficePaymentsPositiveResponseVariants & GetApiV1BackofficePaymentsNegativeResponseVariants;
  "get /api/v1/backoffice/audit-events": GetApiV1BackofficeAuditEventsPositiveResponseVariants & GetApiV1BackofficeAuditEventsNegativeResponseVariants;
  "get /api/v1/backoffice/settings": GetApiV1BackofficeSettingsPositiveResponseVariants & GetApiV1BackofficeSettingsNegativeResponseVariants;
  "get /api/v1/backoffice/settings/:id": GetApiV1BackofficeSettingsIdPositiveResponseVariants & GetApiV1BackofficeSettingsIdNegativeResponseVariants;
  "patch /api/v1/backoffice/settings/:id": PatchApiV1BackofficeSettingsIdPositiveResponseVariants & PatchApiV1BackofficeSettingsIdNegativeResponseVariants;
  "get /api/v1/backoffice/jobs": GetApiV1BackofficeJobsPositiveResponseVariants & GetApiV1BackofficeJobsNegativeResponseVariants;
  "post /api/v1/backoffice/jobs/:id/retry": PostApiV1BackofficeJobsIdRetryPositiveResponseVariants & PostApiV1BackofficeJobsIdRetryNegativeResponseVariants;
  "get /api/v1/backoffice/scheduled-jobs": GetApiV1BackofficeScheduledJobsPositiveResponseVariants & GetApiV1BackofficeScheduledJobsNegativeResponseVariants;
  "get /api/v1/backoffice/scheduled-jobs/:id": GetApiV1BackofficeScheduledJobsIdPositiveResponseVariants & GetApiV1BackofficeScheduledJobsIdNegativeResponseVariants;
  "post /api/v1/backoffice/scheduled-jobs/:id/run": PostApiV1BackofficeScheduledJobsIdRunPositiveResponseVariants & PostApiV1BackofficeScheduledJobsIdRunNegativeResponseVariants;
  "post /api/v1/backoffice/scheduled-jobs/:id/pause": PostApiV1BackofficeScheduledJobsIdPausePositiveResponseVariants & PostApiV1BackofficeScheduledJobsIdPauseNegativeResponseVariants;
  "post /api/v1/backoffice/scheduled-jobs/:id/resume": PostApiV1BackofficeScheduledJobsIdResumePositiveResponseVariants & PostApiV1BackofficeScheduledJobsIdResumeNegativeResponseVariants;
  "get /api/v1/backoffice/stock-feeds": GetApiV1BackofficeStockFeedsPositiveResponseVariants & GetApiV1BackofficeStockFeedsNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds": PostApiV1BackofficeStockFeedsPositiveResponseVariants & PostApiV1BackofficeStockFeedsNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds/test-connection": PostApiV1BackofficeStockFeedsTestConnectionPositiveResponseVariants & PostApiV1BackofficeStockFeedsTestConnectionNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds/preview-schedule": PostApiV1BackofficeStockFeedsPreviewSchedulePositiveResponseVariants & PostApiV1BackofficeStockFeedsPreviewScheduleNegativeResponseVariants;
  "get /api/v1/backoffice/stock-feeds/:id": GetApiV1BackofficeStockFeedsIdPositiveResponseVariants & GetApiV1BackofficeStockFeedsIdNegativeResponseVariants;
  "patch /api/v1/backoffice/stock-feeds/:id": PatchApiV1BackofficeStockFeedsIdPositiveResponseVariants & PatchApiV1BackofficeStockFeedsIdNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds/:id/run": PostApiV1BackofficeStockFeedsIdRunPositiveResponseVariants & PostApiV1BackofficeStockFeedsIdRunNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds/:id/upload": PostApiV1BackofficeStockFeedsIdUploadPositiveResponseVariants & PostApiV1BackofficeStockFeedsIdUploadNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds/:id/examine": PostApiV1BackofficeStockFeedsIdExaminePositiveResponseVariants & PostApiV1BackofficeStockFeedsIdExamineNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds/:id/marked-file": PostApiV1BackofficeStockFeedsIdMarkedFilePositiveResponseVariants & PostApiV1BackofficeStockFeedsIdMarkedFileNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds/:id/mapping": PostApiV1BackofficeStockFeedsIdMappingPositiveResponseVariants & PostApiV1BackofficeStockFeedsIdMappingNegativeResponseVariants;
  "get /api/v1/backoffice/stock-feeds/:id/keys": GetApiV1BackofficeStockFeedsIdKeysPositiveResponseVariants & GetApiV1BackofficeStockFeedsIdKeysNegativeResponseVariants;
  "post /api/v1/backoffice/stock-feeds/:id/keys": PostApiV1BackofficeStockFeedsIdKeysPositiveResponseVariants & PostApiV1BackofficeStockFeedsIdKeysNegativeResponseVariants;
  "delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId": DeleteApiV1BackofficeStockFeedsIdKeysKeyIdPositiveResponseVariants & DeleteApiV1BackofficeStockFeedsIdKeysKeyIdNegativeResponseVariants;
  "get /api/v1/backoffice/feed-runs": GetApiV1BackofficeFeedRunsPositiveResponseVariants & GetApiV1BackofficeFeedRunsNegativeResponseVariants;
  "get /api/v1/backoffice/feed-runs/:id": GetApiV1BackofficeFeedRunsIdPositiveResponseVariants & GetApiV1BackofficeFeedRunsIdNegativeResponseVariants;
  "post /api/v1/backoffice/feed-runs/:id/release": PostApiV1BackofficeFeedRunsIdReleasePositiveResponseVariants & PostApiV1BackofficeFeedRunsIdReleaseNegativeResponseVariants;
  "post /api/v1/backoffice/feed-runs/:id/discard": PostApiV1BackofficeFeedRunsIdDiscardPositiveResponseVariants & PostApiV1BackofficeFeedRunsIdDiscardNegativeResponseVariants;
  "get /api/v1/backoffice/feed-runs/:id/comparison": GetApiV1BackofficeFeedRunsIdComparisonPositiveResponseVariants & GetApiV1BackofficeFeedRunsIdComparisonNegativeResponseVariants;
  "post /api/v1/backoffice/feed-runs/:id/roll-back": PostApiV1BackofficeFeedRunsIdRollBackPositiveResponseVariants & PostApiV1BackofficeFeedRunsIdRollBackNegativeResponseVariants;
  "get /api/v1/backoffice/feed-runs/:id/row-errors": GetApiV1BackofficeFeedRunsIdRowErrorsPositiveResponseVariants & GetApiV1BackofficeFeedRunsIdRowErrorsNegativeResponseVariants;
  "get /api/v1/backoffice/feed-runs/:id/row-errors.csv": GetApiV1BackofficeFeedRunsIdRowErrorsCsvPositiveResponseVariants & GetApiV1BackofficeFeedRunsIdRowErrorsCsvNegativeResponseVariants;
  "post /api/v1/backoffice/feed-runs/:id/corrections": PostApiV1BackofficeFeedRunsIdCorrectionsPositiveResponseVariants & PostApiV1BackofficeFeedRunsIdCorrectionsNegativeResponseVariants;
  "get /api/v1/backoffice/unmatched-products": GetApiV1BackofficeUnmatchedProductsPositiveResponseVariants & GetApiV1BackofficeUnmatchedProductsNegativeResponseVariants;
  "get /api/v1/backoffice/unmatched-products/:id": GetApiV1BackofficeUnmatchedProductsIdPositiveResponseVariants & GetApiV1BackofficeUnmatchedProductsIdNegativeResponseVariants;
  "post /api/v1/backoffice/unmatched-products/:id/match": PostApiV1BackofficeUnmatchedProductsIdMatchPositiveResponseVariants & PostApiV1BackofficeUnmatchedProductsIdMatchNegativeResponseVariants;
  "post /api/v1/backoffice/unmatched-products/:id/ignore": PostApiV1BackofficeUnmatchedProductsIdIgnorePositiveResponseVariants & PostApiV1BackofficeUnmatchedProductsIdIgnoreNegativeResponseVariants;
  "post /api/v1/backoffice/unmatched-products/:id/undo": PostApiV1BackofficeUnmatchedProductsIdUndoPositiveResponseVariants & PostApiV1BackofficeUnmatchedProductsIdUndoNegativeResponseVariants;
  "post /api/v1/backoffice/unmatched-products/match-suggested": PostApiV1BackofficeUnmatchedProductsMatchSuggestedPositiveResponseVariants & PostApiV1BackofficeUnmatchedProductsMatchSuggestedNegativeResponseVariants;
  "get /api/v1/backoffice/stock": GetApiV1BackofficeStockPositiveResponseVariants & GetApiV1BackofficeStockNegativeResponseVariants;
  "get /api/v1/backoffice/stock/:id": GetApiV1BackofficeStockIdPositiveResponseVariants & GetApiV1BackofficeStockIdNegativeResponseVariants;
  "get /api/v1/backoffice/products": GetApiV1BackofficeProductsPositiveResponseVariants & GetApiV1BackofficeProductsNegativeResponseVariants;
  "post /api/v1/backoffice/products": PostApiV1BackofficeProductsPositiveResponseVariants & PostApiV1BackofficeProductsNegativeResponseVariants;
  "get /api/v1/backoffice/products/:id": GetApiV1BackofficeProductsIdPositiveResponseVariants & GetApiV1BackofficeProductsIdNegativeResponseVariants;
  "patch /api/v1/backoffice/products/:id": PatchApiV1BackofficeProductsIdPositiveResponseVariants & PatchApiV1BackofficeProductsIdNegativeResponseVariants;
  "get /api/v1/backoffice/reviews": GetApiV1BackofficeReviewsPositiveResponseVariants & GetApiV1BackofficeReviewsNegativeResponseVariants;
  "post /api/v1/backoffice/reviews/decide": PostApiV1BackofficeReviewsDecidePositiveResponseVariants & PostApiV1BackofficeReviewsDecideNegativeResponseVariants;
  "get /api/v1/backoffice/reviews/:id": GetApiV1BackofficeReviewsIdPositiveResponseVariants & GetApiV1BackofficeReviewsIdNegativeResponseVariants;
  "post /api/v1/backoffice/reviews/:id/publish": PostApiV1BackofficeReviewsIdPublishPositiveResponseVariants & PostApiV1BackofficeReviewsIdPublishNegativeResponseVariants;
  "post /api/v1/backoffice/reviews/:id/reject": PostApiV1BackofficeReviewsIdRejectPositiveResponseVariants & PostApiV1BackofficeReviewsIdRejectNegativeResponseVariants;
  "get /api/v1/backoffice/review-comments": GetApiV1BackofficeReviewCommentsPositiveResponseVariants & GetApiV1BackofficeReviewCommentsNegativeResponseVariants;
  "post /api/v1/backoffice/review-comments/decide": PostApiV1BackofficeReviewCommentsDecidePositiveResponseVariants & PostApiV1BackofficeReviewCommentsDecideNegativeResponseVariants;
  "get /api/v1/backoffice/review-comments/:id": GetApiV1BackofficeReviewCommentsIdPositiveResponseVariants & GetApiV1BackofficeReviewCommentsIdNegativeResponseVariants;
  "post /api/v1/backoffice/review-comments/:id/publish": PostApiV1BackofficeReviewCommentsIdPublishPositiveResponseVariants & PostApiV1BackofficeReviewCommentsIdPublishNegativeResponseVariants;
  "post /api/v1/backoffice/review-comments/:id/reject": PostApiV1BackofficeReviewCommentsIdRejectPositiveResponseVariants & PostApiV1BackofficeReviewCommentsIdRejectNegativeResponseVariants;
  "get /api/v1/backoffice/pharmacies": GetApiV1BackofficePharmaciesPositiveResponseVariants & GetApiV1BackofficePharmaciesNegativeResponseVariants;
  "post /api/v1/backoffice/pharmacies": PostApiV1BackofficePharmaciesPositiveResponseVariants & PostApiV1BackofficePharmaciesNegativeResponseVariants;
  "get /api/v1/backoffice/pharmacies/:id": GetApiV1BackofficePharmaciesIdPositiveResponseVariants & GetApiV1BackofficePharmaciesIdNegativeResponseVariants;
  "patch /api/v1/backoffice/pharmacies/:id": PatchApiV1BackofficePharmaciesIdPositiveResponseVariants & PatchApiV1BackofficePharmaciesIdNegativeResponseVariants;
  "get /api/v1/backoffice/vaporizers": GetApiV1BackofficeVaporizersPositiveResponseVariants & GetApiV1BackofficeVaporizersNegativeResponseVariants;
  "post /api/v1/backoffice/vaporizers": PostApiV1BackofficeVaporizersPositiveResponseVariants & PostApiV1BackofficeVaporizersNegativeResponseVariants;
  "get /api/v1/backoffice/vaporizers/:id": GetApiV1BackofficeVaporizersIdPositiveResponseVariants & GetApiV1BackofficeVaporizersIdNegativeResponseVariants;
  "patch /api/v1/backoffice/vaporizers/:id": PatchApiV1BackofficeVaporizersIdPositiveResponseVariants & PatchApiV1BackofficeVaporizersIdNegativeResponseVariants;
  "post /api/v1/backoffice/products/import": PostApiV1BackofficeProductsImportPositiveResponseVariants & PostApiV1BackofficeProductsImportNegativeResponseVariants;
  "get /api/v1/backoffice/manufacturers": GetApiV1BackofficeManufacturersPositiveResponseVariants & GetApiV1BackofficeManufacturersNegativeResponseVariants;
  "get /api/v1/backoffice/manufacturers/:id": GetApiV1BackofficeManufacturersIdPositiveResponseVariants & GetApiV1BackofficeManufacturersIdNegativeResponseVariants;
  "patch /api/v1/backoffice/manufacturers/:id": PatchApiV1BackofficeManufacturersIdPositiveResponseVariants & PatchApiV1BackofficeManufacturersIdNegativeResponseVariants;
  "post /api/v1/backoffice/manufacturers/:id/merge": PostApiV1BackofficeManufacturersIdMergePositiveResponseVariants & PostApiV1BackofficeManufacturersIdMergeNegativeResponseVariants;
  "post /api/v1/backoffice/manufacturers/:id/undo-merge": PostApiV1BackofficeManufacturersIdUndoMergePositiveResponseVariants & PostApiV1BackofficeManufacturersIdUndoMergeNegativeResponseVariants;
  "get /api/v1/backoffice/growers": GetApiV1BackofficeGrowersPositiveResponseVariants & GetApiV1BackofficeGrowersNegativeResponseVariants;
  "get /api/v1/backoffice/growers/:id": GetApiV1BackofficeGrowersIdPositiveResponseVariants & GetApiV1BackofficeGrowersIdNegativeResponseVariants;
  "patch /api/v1/backoffice/growers/:id": PatchApiV1BackofficeGrowersIdPositiveResponseVariants & PatchApiV1BackofficeGrowersIdNegativeResponseVariants;
  "post /api/v1/backoffice/growers/:id/merge": PostApiV1BackofficeGrowersIdMergePositiveResponseVariants & PostApiV1BackofficeGrowersIdMergeNegativeResponseVariants;
  "post /api/v1/backoffice/growers/:id/undo-merge": PostApiV1BackofficeGrowersIdUndoMergePositiveResponseVariants & PostApiV1BackofficeGrowersIdUndoMergeNegativeResponseVariants;
  "get /api/v1/backoffice/strains": GetApiV1BackofficeStrainsPositiveResponseVariants & GetApiV1BackofficeStrainsNegativeResponseVariants;
  "get /api/v1/backoffice/strains/:id": GetApiV1BackofficeStrainsIdPositiveResponseVariants & GetApiV1BackofficeStrainsIdNegativeResponseVariants;
  "patch /api/v1/backoffice/strains/:id": PatchApiV1BackofficeStrainsIdPositiveResponseVariants & PatchApiV1BackofficeStrainsIdNegativeResponseVariants;
  "post /api/v1/backoffice/strains/:id/merge": PostApiV1BackofficeStrainsIdMergePositiveResponseVariants & PostApiV1BackofficeStrainsIdMergeNegativeResponseVariants;
  "post /api/v1/backoffice/strains/:id/undo-merge": PostApiV1BackofficeStrainsIdUndoMergePositiveResponseVariants & PostApiV1BackofficeStrainsIdUndoMergeNegativeResponseVariants;
  "put /api/v1/feeds/:pharmacySlug/stock": PutApiV1FeedsPharmacySlugStockPositiveResponseVariants & PutApiV1FeedsPharmacySlugStockNegativeResponseVariants;
  "patch /api/v1/feeds/:pharmacySlug/stock": PatchApiV1FeedsPharmacySlugStockPositiveResponseVariants & PatchApiV1FeedsPharmacySlugStockNegativeResponseVariants;
  "put /api/v1/feeds/:pharmacySlug/stock/:pzn": PutApiV1FeedsPharmacySlugStockPznPositiveResponseVariants & PutApiV1FeedsPharmacySlugStockPznNegativeResponseVariants;
  "delete /api/v1/feeds/:pharmacySlug/stock/:pzn": DeleteApiV1FeedsPharmacySlugStockPznPositiveResponseVariants & DeleteApiV1FeedsPharmacySlugStockPznNegativeResponseVariants;
  "get /api/v1/feeds/runs/:runId": GetApiV1FeedsRunsRunIdPositiveResponseVariants & GetApiV1FeedsRunsRunIdNegativeResponseVariants;
  "get /api/v1/feeds/status": GetApiV1FeedsStatusPositiveResponseVariants & GetApiV1FeedsStatusNegativeResponseVariants;
  "post /api/v1/webhooks/stripe": PostApiV1WebhooksStripePositiveResponseVariants & PostApiV1WebhooksStripeNegativeResponseVariants;
}

export interface Response {
  "post /api/v1/clients/auth/login": PositiveResponse["post /api/v1/clients/auth/login"] | NegativeResponse["post /api/v1/clients/auth/login"];
  "post /api/v1/clients/auth/refresh": PositiveResponse["post /api/v1/clients/auth/refresh"] | NegativeResponse["post /api/v1/clients/auth/refresh"];
  "post /api/v1/clients/auth/logout": PositiveResponse["post /api/v1/clients/auth/logout"] | NegativeResponse["post /api/v1/clients/auth/logout"];
  "post /api/v1/clients/auth/reset/init": PositiveResponse["post /api/v1/clients/auth/reset/init"] | NegativeResponse["post /api/v1/clients/auth/reset/init"];
  "post /api/v1/clients/auth/reset/finish": PositiveResponse["post /api/v1/clients/auth/reset/finish"] | NegativeResponse["post /api/v1/clients/auth/reset/finish"];
  "post /api/v1/clients/auth/passkey/options": PositiveResponse["post /api/v1/clients/auth/passkey/options"] | NegativeResponse["post /api/v1/clients/auth/passkey/options"];
  "post /api/v1/clients/auth/passkey/login": PositiveResponse["post /api/v1/clients/auth/passkey/login"] | NegativeResponse["post /api/v1/clients/auth/passkey/login"];
  "get /api/v1/clients/auth/providers": PositiveResponse["get /api/v1/clients/auth/providers"] | NegativeResponse["get /api/v1/clients/auth/providers"];
  "get /api/v1/clients/auth/google": PositiveResponse["get /api/v1/clients/auth/google"] | NegativeResponse["get /api/v1/clients/auth/google"];
  "get /api/v1/clients/auth/google/callback": PositiveResponse["get /api/v1/clients/auth/google/callback"] | NegativeResponse["get /api/v1/clients/auth/google/callback"];
  "get /api/v1/clients/auth/apple": PositiveResponse["get /api/v1/clients/auth/apple"] | NegativeResponse["get /api/v1/clients/auth/apple"];
  "post /api/v1/clients/auth/apple/callback": PositiveResponse["post /api/v1/clients/auth/apple/callback"] | NegativeResponse["post /api/v1/clients/auth/apple/callback"];
  "get /api/v1/clients/auth/pending": PositiveResponse["get /api/v1/clients/auth/pending"] | NegativeResponse["get /api/v1/clients/auth/pending"];
  "post /api/v1/clients/auth/pending/register": PositiveResponse["post /api/v1/clients/auth/pending/register"] | NegativeResponse["post /api/v1/clients/auth/pending/register"];
  "post /api/v1/clients/auth/pending/link": PositiveResponse["post /api/v1/clients/auth/pending/link"] | NegativeResponse["post /api/v1/clients/auth/pending/link"];
  "post /api/v1/clients/auth/pending/mail": PositiveResponse["post /api/v1/clients/auth/pending/mail"] | NegativeResponse["post /api/v1/clients/auth/pending/mail"];
  "post /api/v1/clients/auth/pending/mail/prove": PositiveResponse["post /api/v1/clients/auth/pending/mail/prove"] | NegativeResponse["post /api/v1/clients/auth/pending/mail/prove"];
  "post /api/v1/clients/auth/pending/enter": PositiveResponse["post /api/v1/clients/auth/pending/enter"] | NegativeResponse["post /api/v1/clients/auth/pending/enter"];
  "post /api/v1/clients/iam/register": PositiveResponse["post /api/v1/clients/iam/register"] | NegativeResponse["post /api/v1/clients/iam/register"];
  "post /api/v1/clients/iam/email-confirm": PositiveResponse["post /api/v1/clients/iam/email-confirm"] | NegativeResponse["post /api/v1/clients/iam/email-confirm"];
  "post /api/v1/clients/iam/email-confirm/resend": PositiveResponse["post /api/v1/clients/iam/email-confirm/resend"] | NegativeResponse["post /api/v1/clients/iam/email-confirm/resend"];
  "post /api/v1/clients/iam/email-confirm/claim": PositiveResponse["post /api/v1/clients/iam/email-confirm/claim"] | NegativeResponse["post /api/v1/clients/iam/email-confirm/claim"];
  "post /api/v1/clients/iam/email-change": PositiveResponse["post /api/v1/clients/iam/email-change"] | NegativeResponse["post /api/v1/clients/iam/email-change"];
  "post /api/v1/clients/iam/email-change/confirm": PositiveResponse["post /api/v1/clients/iam/email-change/confirm"] | NegativeResponse["post /api/v1/clients/iam/email-change/confirm"];
  "post /api/v1/clients/iam/password": PositiveResponse["post /api/v1/clients/iam/password"] | NegativeResponse["post /api/v1/clients/iam/password"];
  "post /api/v1/clients/iam/age-check": PositiveResponse["post /api/v1/clients/iam/age-check"] | NegativeResponse["post /api/v1/clients/iam/age-check"];
  "get /api/v1/clients/iam/me": PositiveResponse["get /api/v1/clients/iam/me"] | NegativeResponse["get /api/v1/clients/iam/me"];
  "get /api/v1/clients/iam/profile": PositiveResponse["get /api/v1/clients/iam/profile"] | NegativeResponse["get /api/v1/clients/iam/profile"];
  "patch /api/v1/clients/iam/profile": PositiveResponse["patch /api/v1/clients/iam/profile"] | NegativeResponse["patch /api/v1/clients/iam/profile"];
  "get /api/v1/clients/iam/agreements/:document": PositiveResponse["get /api/v1/clients/iam/agreements/:document"] | NegativeResponse["get /api/v1/clients/iam/agreements/:document"];
  "post /api/v1/clients/iam/sign": PositiveResponse["post /api/v1/clients/iam/sign"] | NegativeResponse["post /api/v1/clients/iam/sign"];
  "get /api/v1/clients/iam/download/docs/:document": PositiveResponse["get /api/v1/clients/iam/download/docs/:document"] | NegativeResponse["get /api/v1/clients/iam/download/docs/:document"];
  "get /api/v1/clients/iam/statuses": PositiveResponse["get /api/v1/clients/iam/statuses"] | NegativeResponse["get /api/v1/clients/iam/statuses"];
  "get /api/v1/clients/iam/consents": PositiveResponse["get /api/v1/clients/iam/consents"] | NegativeResponse["get /api/v1/clients/iam/consents"];
  "get /api/v1/clients/iam/access-log": PositiveResponse["get /api/v1/clients/iam/access-log"] | NegativeResponse["get /api/v1/clients/iam/access-log"];
  "post /api/v1/clients/iam/export": PositiveResponse["post /api/v1/clients/iam/export"] | NegativeResponse["post /api/v1/clients/iam/export"];
  "get /api/v1/clients/iam/exports": PositiveResponse["get /api/v1/clients/iam/exports"] | NegativeResponse["get /api/v1/clients/iam/exports"];
  "post /api/v1/clients/iam/exports/:id/ticket": PositiveResponse["post /api/v1/clients/iam/exports/:id/ticket"] | NegativeResponse["post /api/v1/clients/iam/exports/:id/ticket"];
  "post /api/v1/clients/iam/exports/:id/download": PositiveResponse["post /api/v1/clients/iam/exports/:id/download"] | NegativeResponse["post /api/v1/clients/iam/exports/:id/download"];
  "post /api/v1/clients/iam/owner-code": PositiveResponse["post /api/v1/clients/iam/owner-code"] | NegativeResponse["post /api/v1/clients/iam/owner-code"];
  "get /api/v1/clients/iam/erase": PositiveResponse["get /api/v1/clients/iam/erase"] | NegativeResponse["get /api/v1/clients/iam/erase"];
  "post /api/v1/clients/iam/erase": PositiveResponse["post /api/v1/clients/iam/erase"] | NegativeResponse["post /api/v1/clients/iam/erase"];
  "get /api/v1/clients/iam/linked-sign-ins": PositiveResponse["get /api/v1/clients/iam/linked-sign-ins"] | NegativeResponse["get /api/v1/clients/iam/linked-sign-ins"];
  "post /api/v1/clients/iam/linked-sign-ins/:provider": PositiveResponse["post /api/v1/clients/iam/linked-sign-ins/:provider"] | NegativeResponse["post /api/v1/clients/iam/linked-sign-ins/:provider"];
  "delete /api/v1/clients/iam/linked-sign-ins/:provider": PositiveResponse["delete /api/v1/clients/iam/linked-sign-ins/:provider"] | NegativeResponse["delete /api/v1/clients/iam/linked-sign-ins/:provider"];
  "get /api/v1/clients/iam/sessions": PositiveResponse["get /api/v1/clients/iam/sessions"] | NegativeResponse["get /api/v1/clients/iam/sessions"];
  "delete /api/v1/clients/iam/sessions": PositiveResponse["delete /api/v1/clients/iam/sessions"] | NegativeResponse["delete /api/v1/clients/iam/sessions"];
  "delete /api/v1/clients/iam/sessions/:id": PositiveResponse["delete /api/v1/clients/iam/sessions/:id"] | NegativeResponse["delete /api/v1/clients/iam/sessions/:id"];
  "get /api/v1/clients/iam/second-factors": PositiveResponse["get /api/v1/clients/iam/second-factors"] | NegativeResponse["get /api/v1/clients/iam/second-factors"];
  "post /api/v1/clients/iam/second-factors/totp": PositiveResponse["post /api/v1/clients/iam/second-factors/totp"] | NegativeResponse["post /api/v1/clients/iam/second-factors/totp"];
  "post /api/v1/clients/iam/second-factors/totp/confirm": PositiveResponse["post /api/v1/clients/iam/second-factors/totp/confirm"] | NegativeResponse["post /api/v1/clients/iam/second-factors/totp/confirm"];
  "post /api/v1/clients/iam/second-factors/totp/remove": PositiveResponse["post /api/v1/clients/iam/second-factors/totp/remove"] | NegativeResponse["post /api/v1/clients/iam/second-factors/totp/remove"];
  "post /api/v1/clients/iam/second-factors/recovery-codes": PositiveResponse["post /api/v1/clients/iam/second-factors/recovery-codes"] | NegativeResponse["post /api/v1/clients/iam/second-factors/recovery-codes"];
  "post /api/v1/clients/iam/second-factors/passkeys/options": PositiveResponse["post /api/v1/clients/iam/second-factors/passkeys/options"] | NegativeResponse["post /api/v1/clients/iam/second-factors/passkeys/options"];
  "post /api/v1/clients/iam/second-factors/passkeys": PositiveResponse["post /api/v1/clients/iam/second-factors/passkeys"] | NegativeResponse["post /api/v1/clients/iam/second-factors/passkeys"];
  "patch /api/v1/clients/iam/second-factors/passkeys/:id": PositiveResponse["patch /api/v1/clients/iam/second-factors/passkeys/:id"] | NegativeResponse["patch /api/v1/clients/iam/second-factors/passkeys/:id"];
  "post /api/v1/clients/iam/second-factors/passkeys/:id/remove": PositiveResponse["post /api/v1/clients/iam/second-factors/passkeys/:id/remove"] | NegativeResponse["post /api/v1/clients/iam/second-factors/passkeys/:id/remove"];
  "get /api/v1/clients/health-state": PositiveResponse["get /api/v1/clients/health-state"] | NegativeResponse["get /api/v1/clients/health-state"];
  "patch /api/v1/clients/health-state": PositiveResponse["patch /api/v1/clients/health-state"] | NegativeResponse["patch /api/v1/clients/health-state"];
  "post /api/v1/clients/health-state": PositiveResponse["post /api/v1/clients/health-state"] | NegativeResponse["post /api/v1/clients/health-state"];
  "post /api/v1/clients/treatment": PositiveResponse["post /api/v1/clients/treatment"] | NegativeResponse["post /api/v1/clients/treatment"];
  "get /api/v1/clients/treatment": PositiveResponse["get /api/v1/clients/treatment"] | NegativeResponse["get /api/v1/clients/treatment"];
  "get /api/v1/clients/treatment/products": PositiveResponse["get /api/v1/clients/treatment/products"] | NegativeResponse["get /api/v1/clients/treatment/products"];
  "get /api/v1/clients/treatment/download/invoice": PositiveResponse["get /api/v1/clients/treatment/download/invoice"] | NegativeResponse["get /api/v1/clients/treatment/download/invoice"];
  "get /api/v1/clients/treatment/medical-letter/download": PositiveResponse["get /api/v1/clients/treatment/medical-letter/download"] | NegativeResponse["get /api/v1/clients/treatment/medical-letter/download"];
  "get /api/v1/clients/treatment/:id": PositiveResponse["get /api/v1/clients/treatment/:id"] | NegativeResponse["get /api/v1/clients/treatment/:id"];
  "post /api/v1/clients/treatment/:id/cancel": PositiveResponse["post /api/v1/clients/treatment/:id/cancel"] | NegativeResponse["post /api/v1/clients/treatment/:id/cancel"];
  "post /api/v1/clients/treatment/:id/answer": PositiveResponse["post /api/v1/clients/treatment/:id/answer"] | NegativeResponse["post /api/v1/clients/treatment/:id/answer"];
  "post /api/v1/clients/stripe/create-checkout-session": PositiveResponse["post /api/v1/clients/stripe/create-checkout-session"] | NegativeResponse["post /api/v1/clients/stripe/create-checkout-session"];
  "post /api/v1/clients/stripe/create-identity-session": PositiveResponse["post /api/v1/clients/stripe/create-identity-session"] | NegativeResponse["post /api/v1/clients/stripe/create-identity-session"];
  "post /api/v1/clients/iam/newsletter": PositiveResponse["post /api/v1/clients/iam/newsletter"] | NegativeResponse["post /api/v1/clients/iam/newsletter"];
  "get /api/v1/clients/iam/newsletter-check": PositiveResponse["get /api/v1/clients/iam/newsletter-check"] | NegativeResponse["get /api/v1/clients/iam/newsletter-check"];
  "post /api/v1/clients/newsletter/confirm": PositiveResponse["post /api/v1/clients/newsletter/confirm"] | NegativeResponse["post /api/v1/clients/newsletter/confirm"];
  "post /api/v1/clients/newsletter/:token/withdraw": PositiveResponse["post /api/v1/clients/newsletter/:token/withdraw"] | NegativeResponse["post /api/v1/clients/newsletter/:token/withdraw"];
  "post /api/v1/clients/subscription": PositiveResponse["post /api/v1/clients/subscription"] | NegativeResponse["post /api/v1/clients/subscription"];
  "get /api/v1/clients/subscription": PositiveResponse["get /api/v1/clients/subscription"] | NegativeResponse["get /api/v1/clients/subscription"];
  "delete /api/v1/clients/subscription/:id": PositiveResponse["delete /api/v1/clients/subscription/:id"] | NegativeResponse["delete /api/v1/clients/subscription/:id"];
  "post /api/v1/clients/subscription/confirm": PositiveResponse["post /api/v1/clients/subscription/confirm"] | NegativeResponse["post /api/v1/clients/subscription/confirm"];
  "post /api/v1/clients/subscription/open": PositiveResponse["post /api/v1/clients/subscription/open"] | NegativeResponse["post /api/v1/clients/subscription/open"];
  "post /api/v1/clients/subscription/:token/end": PositiveResponse["post /api/v1/clients/subscription/:token/end"] | NegativeResponse["post /api/v1/clients/subscription/:token/end"];
  "get /api/v1/clients/saved-searches": PositiveResponse["get /api/v1/clients/saved-searches"] | NegativeResponse["get /api/v1/clients/saved-searches"];
  "post /api/v1/clients/saved-searches": PositiveResponse["post /api/v1/clients/saved-searches"] | NegativeResponse["post /api/v1/clients/saved-searches"];
  "patch /api/v1/clients/saved-searches/:id": PositiveResponse["patch /api/v1/clients/saved-searches/:id"] | NegativeResponse["patch /api/v1/clients/saved-searches/:id"];
  "delete /api/v1/clients/saved-searches/:id": PositiveResponse["delete /api/v1/clients/saved-searches/:id"] | NegativeResponse["delete /api/v1/clients/saved-searches/:id"];
  "get /api/v1/clients/iam/identity": PositiveResponse["get /api/v1/clients/iam/identity"] | NegativeResponse["get /api/v1/clients/iam/identity"];
  "get /api/v1/clients/pharmacy/listed": PositiveResponse["get /api/v1/clients/pharmacy/listed"] | NegativeResponse["get /api/v1/clients/pharmacy/listed"];
  "post /api/v1/clients/pharmacy": PositiveResponse["post /api/v1/clients/pharmacy"] | NegativeResponse["post /api/v1/clients/pharmacy"];
  "post /api/v1/clients/pharmacy/manually": PositiveResponse["post /api/v1/clients/pharmacy/manually"] | NegativeResponse["post /api/v1/clients/pharmacy/manually"];
  "get /api/v1/clients/pharmacy/info": PositiveResponse["get /api/v1/clients/pharmacy/info"] | NegativeResponse["get /api/v1/clients/pharmacy/info"];
  "post /api/v1/clients/pharmacy/favorite": PositiveResponse["post /api/v1/clients/pharmacy/favorite"] | NegativeResponse["post /api/v1/clients/pharmacy/favorite"];
  "get /api/v1/clients/iam/pharmacy-list": PositiveResponse["get /api/v1/clients/iam/pharmacy-list"] | NegativeResponse["get /api/v1/clients/iam/pharmacy-list"];
  "get /api/v1/clients/prescriptions/:id/copy": PositiveResponse["get /api/v1/clients/prescriptions/:id/copy"] | NegativeResponse["get /api/v1/clients/prescriptions/:id/copy"];
  "get /api/v1/clients/prescriptions/check/:code": PositiveResponse["get /api/v1/clients/prescriptions/check/:code"] | NegativeResponse["get /api/v1/clients/prescriptions/check/:code"];
  "get /api/v1/clients/doctors": PositiveResponse["get /api/v1/clients/doctors"] | NegativeResponse["get /api/v1/clients/doctors"];
  "get /api/v1/clients/products": PositiveResponse["get /api/v1/clients/products"] | NegativeResponse["get /api/v1/clients/products"];
  "post /api/v1/clients/products/toggle-favorite": PositiveResponse["post /api/v1/clients/products/toggle-favorite"] | NegativeResponse["post /api/v1/clients/products/toggle-favorite"];
  "get /api/v1/clients/products/:slug": PositiveResponse["get /api/v1/clients/products/:slug"] | NegativeResponse["get /api/v1/clients/products/:slug"];
  "get /api/v1/clients/products/:slug/similar": PositiveResponse["get /api/v1/clients/products/:slug/similar"] | NegativeResponse["get /api/v1/clients/products/:slug/similar"];
  "get /api/v1/clients/products/:slug/plate.svg": PositiveResponse["get /api/v1/clients/products/:slug/plate.svg"] | NegativeResponse["get /api/v1/clients/products/:slug/plate.svg"];
  "get /api/v1/clients/reviews": PositiveResponse["get /api/v1/clients/reviews"] | NegativeResponse["get /api/v1/clients/reviews"];
  "post /api/v1/clients/reviews": PositiveResponse["post /api/v1/clients/reviews"] | NegativeResponse["post /api/v1/clients/reviews"];
  "get /api/v1/clients/reviews/own": PositiveResponse["get /api/v1/clients/reviews/own"] | NegativeResponse["get /api/v1/clients/reviews/own"];
  "post /api/v1/clients/reviews/comment": PositiveResponse["post /api/v1/clients/reviews/comment"] | NegativeResponse["post /api/v1/clients/reviews/comment"];
  "patch /api/v1/clients/reviews/comment/:id": PositiveResponse["patch /api/v1/clients/reviews/comment/:id"] | NegativeResponse["patch /api/v1/clients/reviews/comment/:id"];
  "post /api/v1/clients/reviews/comment/:id/withdraw": PositiveResponse["post /api/v1/clients/reviews/comment/:id/withdraw"] | NegativeResponse["post /api/v1/clients/reviews/comment/:id/withdraw"];
  "post /api/v1/clients/reviews/toggle-like": PositiveResponse["post /api/v1/clients/reviews/toggle-like"] | NegativeResponse["post /api/v1/clients/reviews/toggle-like"];
  "patch /api/v1/clients/reviews/:id": PositiveResponse["patch /api/v1/clients/reviews/:id"] | NegativeResponse["patch /api/v1/clients/reviews/:id"];
  "post /api/v1/clients/reviews/:id/withdraw": PositiveResponse["post /api/v1/clients/reviews/:id/withdraw"] | NegativeResponse["post /api/v1/clients/reviews/:id/withdraw"];
  "get /api/v1/clients/favorite-products": PositiveResponse["get /api/v1/clients/favorite-products"] | NegativeResponse["get /api/v1/clients/favorite-products"];
  "post /api/v1/clients/favorite-products": PositiveResponse["post /api/v1/clients/favorite-products"] | NegativeResponse["post /api/v1/clients/favorite-products"];
  "get /api/v1/clients/favorite-products/ids": PositiveResponse["get /api/v1/clients/favorite-products/ids"] | NegativeResponse["get /api/v1/clients/favorite-products/ids"];
  "get /api/v1/clients/selected-products": PositiveResponse["get /api/v1/clients/selected-products"] | NegativeResponse["get /api/v1/clients/selected-products"];
  "get /api/v1/clients/popular-products": PositiveResponse["get /api/v1/clients/popular-products"] | NegativeResponse["get /api/v1/clients/popular-products"];
  "get /api/v1/clients/health-state/products": PositiveResponse["get /api/v1/clients/health-state/products"] | NegativeResponse["get /api/v1/clients/health-state/products"];
  "get /api/v1/clients/thc-cbd": PositiveResponse["get /api/v1/clients/thc-cbd"] | NegativeResponse["get /api/v1/clients/thc-cbd"];
  "get /api/v1/clients/manufacturers": PositiveResponse["get /api/v1/clients/manufacturers"] | NegativeResponse["get /api/v1/clients/manufacturers"];
  "get /api/v1/clients/growers": PositiveResponse["get /api/v1/clients/growers"] | NegativeResponse["get /api/v1/clients/growers"];
  "get /api/v1/clients/strains": PositiveResponse["get /api/v1/clients/strains"] | NegativeResponse["get /api/v1/clients/strains"];
  "get /api/v1/clients/support-view": PositiveResponse["get /api/v1/clients/support-view"] | NegativeResponse["get /api/v1/clients/support-view"];
  "post /api/v1/clients/support-view/open": PositiveResponse["post /api/v1/clients/support-view/open"] | NegativeResponse["post /api/v1/clients/support-view/open"];
  "post /api/v1/clients/support-view/end": PositiveResponse["post /api/v1/clients/support-view/end"] | NegativeResponse["post /api/v1/clients/support-view/end"];
  "get /api/v1/clients/pharmacies": PositiveResponse["get /api/v1/clients/pharmacies"] | NegativeResponse["get /api/v1/clients/pharmacies"];
  "get /api/v1/clients/pharmacies/map": PositiveResponse["get /api/v1/clients/pharmacies/map"] | NegativeResponse["get /api/v1/clients/pharmacies/map"];
  "get /api/v1/clients/pharmacies/table": PositiveResponse["get /api/v1/clients/pharmacies/table"] | NegativeResponse["get /api/v1/clients/pharmacies/table"];
  "get /api/v1/clients/vaporizers": PositiveResponse["get /api/v1/clients/vaporizers"] | NegativeResponse["get /api/v1/clients/vaporizers"];
  "get /api/v1/clients/places": PositiveResponse["get /api/v1/clients/places"] | NegativeResponse["get /api/v1/clients/places"];
  "get /api/v1/clients/sitemap": PositiveResponse["get /api/v1/clients/sitemap"] | NegativeResponse["get /api/v1/clients/sitemap"];
  "get /api/v1/clients/pharmacies/domain": PositiveResponse["get /api/v1/clients/pharmacies/domain"] | NegativeResponse["get /api/v1/clients/pharmacies/domain"];
  "get /api/v1/clients/popular-pharmacies": PositiveResponse["get /api/v1/clients/popular-pharmacies"] | NegativeResponse["get /api/v1/clients/popular-pharmacies"];
  "get /api/v1/clients/selection": PositiveResponse["get /api/v1/clients/selection"] | NegativeResponse["get /api/v1/clients/selection"];
  "get /api/v1/clients/selection/noted": PositiveResponse["get /api/v1/clients/selection/noted"] | NegativeResponse["get /api/v1/clients/selection/noted"];
  "post /api/v1/clients/selection/noted": PositiveResponse["post /api/v1/clients/selection/noted"] | NegativeResponse["post /api/v1/clients/selection/noted"];
  "get /api/v1/clients/fees": PositiveResponse["get /api/v1/clients/fees"] | NegativeResponse["get /api/v1/clients/fees"];
  "post /api/v1/clients/marketing-patients": PositiveResponse["post /api/v1/clients/marketing-patients"] | NegativeResponse["post /api/v1/clients/marketing-patients"];
  "get /api/v1/backoffice/dashboard": PositiveResponse["get /api/v1/backoffice/dashboard"] | NegativeResponse["get /api/v1/backoffice/dashboard"];
  "get /api/v1/backoffice/treatments": PositiveResponse["get /api/v1/backoffice/treatments"] | NegativeResponse["get /api/v1/backoffice/treatments"];
  "get /api/v1/backoffice/treatments/:id": PositiveResponse["get /api/v1/backoffice/treatments/:id"] | NegativeResponse["get /api/v1/backoffice/treatments/:id"];
  "post /api/v1/backoffice/treatments/:id/claim": PositiveResponse["post /api/v1/backoffice/treatments/:id/claim"] | NegativeResponse["post /api/v1/backoffice/treatments/:id/claim"];
  "post /api/v1/backoffice/treatments/:id/release": PositiveResponse["post /api/v1/backoffice/treatments/:id/release"] | NegativeResponse["post /api/v1/backoffice/treatments/:id/release"];
  "post /api/v1/backoffice/treatments/:id/ask": PositiveResponse["post /api/v1/backoffice/treatments/:id/ask"] | NegativeResponse["post /api/v1/backoffice/treatments/:id/ask"];
  "post /api/v1/backoffice/treatments/:id/approve": PositiveResponse["post /api/v1/backoffice/treatments/:id/approve"] | NegativeResponse["post /api/v1/backoffice/treatments/:id/approve"];
  "post /api/v1/backoffice/treatments/:id/decline": PositiveResponse["post /api/v1/backoffice/treatments/:id/decline"] | NegativeResponse["post /api/v1/backoffice/treatments/:id/decline"];
  "post /api/v1/backoffice/treatments/:id/break-glass": PositiveResponse["post /api/v1/backoffice/treatments/:id/break-glass"] | NegativeResponse["post /api/v1/backoffice/treatments/:id/break-glass"];
  "get /api/v1/backoffice/treatments/:id/documents/:fileId": PositiveResponse["get /api/v1/backoffice/treatments/:id/documents/:fileId"] | NegativeResponse["get /api/v1/backoffice/treatments/:id/documents/:fileId"];
  "get /api/v1/backoffice/certificates": PositiveResponse["get /api/v1/backoffice/certificates"] | NegativeResponse["get /api/v1/backoffice/certificates"];
  "get /api/v1/backoffice/certificates/:id/letter": PositiveResponse["get /api/v1/backoffice/certificates/:id/letter"] | NegativeResponse["get /api/v1/backoffice/certificates/:id/letter"];
  "get /api/v1/backoffice/prescriptions": PositiveResponse["get /api/v1/backoffice/prescriptions"] | NegativeResponse["get /api/v1/backoffice/prescriptions"];
  "get /api/v1/backoffice/prescriptions/:id": PositiveResponse["get /api/v1/backoffice/prescriptions/:id"] | NegativeResponse["get /api/v1/backoffice/prescriptions/:id"];
  "get /api/v1/backoffice/prescriptions/:id/file": PositiveResponse["get /api/v1/backoffice/prescriptions/:id/file"] | NegativeResponse["get /api/v1/backoffice/prescriptions/:id/file"];
  "post /api/v1/backoffice/prescriptions/:id/accept": PositiveResponse["post /api/v1/backoffice/prescriptions/:id/accept"] | NegativeResponse["post /api/v1/backoffice/prescriptions/:id/accept"];
  "post /api/v1/backoffice/prescriptions/:id/ready": PositiveResponse["post /api/v1/backoffice/prescriptions/:id/ready"] | NegativeResponse["post /api/v1/backoffice/prescriptions/:id/ready"];
  "post /api/v1/backoffice/prescriptions/:id/dispense": PositiveResponse["post /api/v1/backoffice/prescriptions/:id/dispense"] | NegativeResponse["post /api/v1/backoffice/prescriptions/:id/dispense"];
  "post /api/v1/backoffice/prescriptions/:id/return": PositiveResponse["post /api/v1/backoffice/prescriptions/:id/return"] | NegativeResponse["post /api/v1/backoffice/prescriptions/:id/return"];
  "get /api/v1/backoffice/patients": PositiveResponse["get /api/v1/backoffice/patients"] | NegativeResponse["get /api/v1/backoffice/patients"];
  "get /api/v1/backoffice/patients/:id": PositiveResponse["get /api/v1/backoffice/patients/:id"] | NegativeResponse["get /api/v1/backoffice/patients/:id"];
  "patch /api/v1/backoffice/patients/:id": PositiveResponse["patch /api/v1/backoffice/patients/:id"] | NegativeResponse["patch /api/v1/backoffice/patients/:id"];
  "post /api/v1/backoffice/patients/:id/erase": PositiveResponse["post /api/v1/backoffice/patients/:id/erase"] | NegativeResponse["post /api/v1/backoffice/patients/:id/erase"];
  "post /api/v1/backoffice/patients/:id/sealed-record": PositiveResponse["post /api/v1/backoffice/patients/:id/sealed-record"] | NegativeResponse["post /api/v1/backoffice/patients/:id/sealed-record"];
  "post /api/v1/backoffice/patients/:id/support-views": PositiveResponse["post /api/v1/backoffice/patients/:id/support-views"] | NegativeResponse["post /api/v1/backoffice/patients/:id/support-views"];
  "get /api/v1/backoffice/marketing-patients": PositiveResponse["get /api/v1/backoffice/marketing-patients"] | NegativeResponse["get /api/v1/backoffice/marketing-patients"];
  "get /api/v1/backoffice/marketing-patients/export": PositiveResponse["get /api/v1/backoffice/marketing-patients/export"] | NegativeResponse["get /api/v1/backoffice/marketing-patients/export"];
  "get /api/v1/backoffice/marketing-patients/funnel": PositiveResponse["get /api/v1/backoffice/marketing-patients/funnel"] | NegativeResponse["get /api/v1/backoffice/marketing-patients/funnel"];
  "get /api/v1/backoffice/marketing-patients/:id": PositiveResponse["get /api/v1/backoffice/marketing-patients/:id"] | NegativeResponse["get /api/v1/backoffice/marketing-patients/:id"];
  "delete /api/v1/backoffice/marketing-patients/:id": PositiveResponse["delete /api/v1/backoffice/marketing-patients/:id"] | NegativeResponse["delete /api/v1/backoffice/marketing-patients/:id"];
  "get /api/v1/backoffice/people/:id/sessions": PositiveResponse["get /api/v1/backoffice/people/:id/sessions"] | NegativeResponse["get /api/v1/backoffice/people/:id/sessions"];
  "delete /api/v1/backoffice/people/:id/sessions": PositiveResponse["delete /api/v1/backoffice/people/:id/sessions"] | NegativeResponse["delete /api/v1/backoffice/people/:id/sessions"];
  "delete /api/v1/backoffice/people/:id/sessions/:sessionId": PositiveResponse["delete /api/v1/backoffice/people/:id/sessions/:sessionId"] | NegativeResponse["delete /api/v1/backoffice/people/:id/sessions/:sessionId"];
  "get /api/v1/backoffice/patients/:id/identity": PositiveResponse["get /api/v1/backoffice/patients/:id/identity"] | NegativeResponse["get /api/v1/backoffice/patients/:id/identity"];
  "post /api/v1/backoffice/patients/:id/identity-seen": PositiveResponse["post /api/v1/backoffice/patients/:id/identity-seen"] | NegativeResponse["post /api/v1/backoffice/patients/:id/identity-seen"];
  "get /api/v1/backoffice/doctors": PositiveResponse["get /api/v1/backoffice/doctors"] | NegativeResponse["get /api/v1/backoffice/doctors"];
  "get /api/v1/backoffice/doctors/:id": PositiveResponse["get /api/v1/backoffice/doctors/:id"] | NegativeResponse["get /api/v1/backoffice/doctors/:id"];
  "patch /api/v1/backoffice/doctors/:id": PositiveResponse["patch /api/v1/backoffice/doctors/:id"] | NegativeResponse["patch /api/v1/backoffice/doctors/:id"];
  "post /api/v1/backoffice/people/:id/second-factor/reset": PositiveResponse["post /api/v1/backoffice/people/:id/second-factor/reset"] | NegativeResponse["post /api/v1/backoffice/people/:id/second-factor/reset"];
  "get /api/v1/backoffice/payments": PositiveResponse["get /api/v1/backoffice/payments"] | NegativeResponse["get /api/v1/backoffice/payments"];
  "get /api/v1/backoffice/audit-events": PositiveResponse["get /api/v1/backoffice/audit-events"] | NegativeResponse["get /api/v1/backoffice/audit-events"];
  "get /api/v1/backoffice/settings": PositiveResponse["get /api/v1/backoffice/settings"] | NegativeResponse["get /api/v1/backoffice/settings"];
  "get /api/v1/backoffice/settings/:id": PositiveResponse["get /api/v1/backoffice/settings/:id"] | NegativeResponse["get /api/v1/backoffice/settings/:id"];
  "patch /api/v1/backoffice/settings/:id": PositiveResponse["patch /api/v1/backoffice/settings/:id"] | NegativeResponse["patch /api/v1/backoffice/settings/:id"];
  "get /api/v1/backoffice/jobs": PositiveResponse["get /api/v1/backoffice/jobs"] | NegativeResponse["get /api/v1/backoffice/jobs"];
  "post /api/v1/backoffice/jobs/:id/retry": PositiveResponse["post /api/v1/backoffice/jobs/:id/retry"] | NegativeResponse["post /api/v1/backoffice/jobs/:id/retry"];
  "get /api/v1/backoffice/scheduled-jobs": PositiveResponse["get /api/v1/backoffice/scheduled-jobs"] | NegativeResponse["get /api/v1/backoffice/scheduled-jobs"];
  "get /api/v1/backoffice/scheduled-jobs/:id": PositiveResponse["get /api/v1/backoffice/scheduled-jobs/:id"] | NegativeResponse["get /api/v1/backoffice/scheduled-jobs/:id"];
  "post /api/v1/backoffice/scheduled-jobs/:id/run": PositiveResponse["post /api/v1/backoffice/scheduled-jobs/:id/run"] | NegativeResponse["post /api/v1/backoffice/scheduled-jobs/:id/run"];
  "post /api/v1/backoffice/scheduled-jobs/:id/pause": PositiveResponse["post /api/v1/backoffice/scheduled-jobs/:id/pause"] | NegativeResponse["post /api/v1/backoffice/scheduled-jobs/:id/pause"];
  "post /api/v1/backoffice/scheduled-jobs/:id/resume": PositiveResponse["post /api/v1/backoffice/scheduled-jobs/:id/resume"] | NegativeResponse["post /api/v1/backoffice/scheduled-jobs/:id/resume"];
  "get /api/v1/backoffice/stock-feeds": PositiveResponse["get /api/v1/backoffice/stock-feeds"] | NegativeResponse["get /api/v1/backoffice/stock-feeds"];
  "post /api/v1/backoffice/stock-feeds": PositiveResponse["post /api/v1/backoffice/stock-feeds"] | NegativeResponse["post /api/v1/backoffice/stock-feeds"];
  "post /api/v1/backoffice/stock-feeds/test-connection": PositiveResponse["post /api/v1/backoffice/stock-feeds/test-connection"] | NegativeResponse["post /api/v1/backoffice/stock-feeds/test-connection"];
  "post /api/v1/backoffice/stock-feeds/preview-schedule": PositiveResponse["post /api/v1/backoffice/stock-feeds/preview-schedule"] | NegativeResponse["post /api/v1/backoffice/stock-feeds/preview-schedule"];
  "get /api/v1/backoffice/stock-feeds/:id": PositiveResponse["get /api/v1/backoffice/stock-feeds/:id"] | NegativeResponse["get /api/v1/backoffice/stock-feeds/:id"];
  "patch /api/v1/backoffice/stock-feeds/:id": PositiveResponse["patch /api/v1/backoffice/stock-feeds/:id"] | NegativeResponse["patch /api/v1/backoffice/stock-feeds/:id"];
  "post /api/v1/backoffice/stock-feeds/:id/run": PositiveResponse["post /api/v1/backoffice/stock-feeds/:id/run"] | NegativeResponse["post /api/v1/backoffice/stock-feeds/:id/run"];
  "post /api/v1/backoffice/stock-feeds/:id/upload": PositiveResponse["post /api/v1/backoffice/stock-feeds/:id/upload"] | NegativeResponse["post /api/v1/backoffice/stock-feeds/:id/upload"];
  "post /api/v1/backoffice/stock-feeds/:id/examine": PositiveResponse["post /api/v1/backoffice/stock-feeds/:id/examine"] | NegativeResponse["post /api/v1/backoffice/stock-feeds/:id/examine"];
  "post /api/v1/backoffice/stock-feeds/:id/marked-file": PositiveResponse["post /api/v1/backoffice/stock-feeds/:id/marked-file"] | NegativeResponse["post /api/v1/backoffice/stock-feeds/:id/marked-file"];
  "post /api/v1/backoffice/stock-feeds/:id/mapping": PositiveResponse["post /api/v1/backoffice/stock-feeds/:id/mapping"] | NegativeResponse["post /api/v1/backoffice/stock-feeds/:id/mapping"];
  "get /api/v1/backoffice/stock-feeds/:id/keys": PositiveResponse["get /api/v1/backoffice/stock-feeds/:id/keys"] | NegativeResponse["get /api/v1/backoffice/stock-feeds/:id/keys"];
  "post /api/v1/backoffice/stock-feeds/:id/keys": PositiveResponse["post /api/v1/backoffice/stock-feeds/:id/keys"] | NegativeResponse["post /api/v1/backoffice/stock-feeds/:id/keys"];
  "delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId": PositiveResponse["delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId"] | NegativeResponse["delete /api/v1/backoffice/stock-feeds/:id/keys/:keyId"];
  "get /api/v1/backoffice/feed-runs": PositiveResponse["get /api/v1/backoffice/feed-runs"] | NegativeResponse["get /api/v1/backoffice/feed-runs"];
  "get /api/v1/backoffice/feed-runs/:id": PositiveResponse["get /api/v1/backoffice/feed-runs/:id"] | NegativeResponse["get /api/v1/backoffice/feed-runs/:id"];
  "post /api/v1/backoffice/feed-runs/:id/release": PositiveResponse["post /api/v1/backoffice/feed-runs/:id/release"] | NegativeResponse["post /api/v1/backoffice/feed-runs/:id/release"];
  "post /api/v1/backoffice/feed-runs/:id/discard": PositiveResponse["post /api/v1/backoffice/feed-runs/:id/discard"] | NegativeResponse["post /api/v1/backoffice/feed-runs/:id/discard"];
  "get /api/v1/backoffice/feed-runs/:id/comparison": PositiveResponse["get /api/v1/backoffice/feed-runs/:id/comparison"] | NegativeResponse["get /api/v1/backoffice/feed-runs/:id/comparison"];
  "post /api/v1/backoffice/feed-runs/:id/roll-back": PositiveResponse["post /api/v1/backoffice/feed-runs/:id/roll-back"] | NegativeResponse["post /api/v1/backoffice/feed-runs/:id/roll-back"];
  "get /api/v1/backoffice/feed-runs/:id/row-errors": PositiveResponse["get /api/v1/backoffice/feed-runs/:id/row-errors"] | NegativeResponse["get /api/v1/backoffice/feed-runs/:id/row-errors"];
  "get /api/v1/backoffice/feed-runs/:id/row-errors.csv": PositiveResponse["get /api/v1/backoffice/feed-runs/:id/row-errors.csv"] | NegativeResponse["get /api/v1/backoffice/feed-runs/:id/row-errors.csv"];
  "post /api/v1/backoffice/feed-runs/:id/corrections": PositiveResponse["post /api/v1/backoffice/feed-runs/:id/corrections"] | NegativeResponse["post /api/v1/backoffice/feed-runs/:id/corrections"];
  "get /api/v1/backoffice/unmatched-products": PositiveResponse["get /api/v1/backoffice/unmatched-products"] | NegativeResponse["get /api/v1/backoffice/unmatched-products"];
  "get /api/v1/backoffice/unmatched-products/:id": PositiveResponse["get /api/v1/backoffice/unmatched-products/:id"] | NegativeResponse["get /api/v1/backoffice/unmatched-products/:id"];
  "post /api/v1/backoffice/unmatched-products/:id/match": PositiveResponse["post /api/v1/backoffice/unmatched-products/:id/match"] | NegativeResponse["post /api/v1/backoffice/unmatched-products/:id/match"];
  "post /api/v1/backoffice/unmatched-products/:id/ignore": PositiveResponse["post /api/v1/backoffice/unmatched-products/:id/ignore"] | NegativeResponse["post /api/v1/backoffice/unmatched-products/:id/ignore"];
  "post /api/v1/backoffice/unmatched-products/:id/undo": PositiveResponse["post /api/v1/backoffice/unmatched-products/:id/undo"] | NegativeResponse["post /api/v1/backoffice/unmatched-products/:id/undo"];
  "post /api/v1/backoffice/unmatched-products/match-suggested": PositiveResponse["post /api/v1/backoffice/unmatched-products/match-suggested"] | NegativeResponse["post /api/v1/backoffice/unmatched-products/match-suggested"];
  "get /api/v1/backoffice/stock": PositiveResponse["get /api/v1/backoffice/stock"] | NegativeResponse["get /api/v1/backoffice/stock"];
  "get /api/v1/backoffice/stock/:id": PositiveResponse["get /api/v1/backoffice/stock/:id"] | NegativeResponse["get /api/v1/backoffice/stock/:id"];
  "get /api/v1/backoffice/products": PositiveResponse["get /api/v1/backoffice/products"] | NegativeResponse["get /api/v1/backoffice/products"];
  "post /api/v1/backoffice/products": PositiveResponse["post /api/v1/backoffice/products"] | NegativeResponse["post /api/v1/backoffice/products"];
  "get /api/v1/backoffice/products/:id": PositiveResponse["get /api/v1/backoffice/products/:id"] | NegativeResponse["get /api/v1/backoffice/products/:id"];
  "patch /api/v1/backoffice/products/:id": PositiveResponse["patch /api/v1/backoffice/products/:id"] | NegativeResponse["patch /api/v1/backoffice/products/:id"];
  "get /api/v1/backoffice/reviews": PositiveResponse["get /api/v1/backoffice/reviews"] | NegativeResponse["get /api/v1/backoffice/reviews"];
  "post /api/v1/backoffice/reviews/decide": PositiveResponse["post /api/v1/backoffice/reviews/decide"] | NegativeResponse["post /api/v1/backoffice/reviews/decide"];
  "get /api/v1/backoffice/reviews/:id": PositiveResponse["get /api/v1/backoffice/reviews/:id"] | NegativeResponse["get /api/v1/backoffice/reviews/:id"];
  "post /api/v1/backoffice/reviews/:id/publish": PositiveResponse["post /api/v1/backoffice/reviews/:id/publish"] | NegativeResponse["post /api/v1/backoffice/reviews/:id/publish"];
  "post /api/v1/backoffice/reviews/:id/reject": PositiveResponse["post /api/v1/backoffice/reviews/:id/reject"] | NegativeResponse["post /api/v1/backoffice/reviews/:id/reject"];
  "get /api/v1/backoffice/review-comments": PositiveResponse["get /api/v1/backoffice/review-comments"] | NegativeResponse["get /api/v1/backoffice/review-comments"];
  "post /api/v1/backoffice/review-comments/decide": PositiveResponse["post /api/v1/backoffice/review-comments/decide"] | NegativeResponse["post /api/v1/backoffice/review-comments/decide"];
  "get /api/v1/backoffice/review-comments/:id": PositiveResponse["get /api/v1/backoffice/review-comments/:id"] | NegativeResponse["get /api/v1/backoffice/review-comments/:id"];
  "post /api/v1/backoffice/review-comments/:id/publish": PositiveResponse["post /api/v1/backoffice/review-comments/:id/publish"] | NegativeResponse["post /api/v1/backoffice/review-comments/:id/publish"];
  "post /api/v1/backoffice/review-comments/:id/reject": PositiveResponse["post /api/v1/backoffice/review-comments/:id/reject"] | NegativeResponse["post /api/v1/backoffice/review-comments/:id/reject"];
  "get /api/v1/backoffice/pharmacies": PositiveResponse["get /api/v1/backoffice/pharmacies"] | NegativeResponse["get /api/v1/backoffice/pharmacies"];
  "post /api/v1/backoffice/pharmacies": PositiveResponse["post /api/v1/backoffice/pharmacies"] | NegativeResponse["post /api/v1/backoffice/pharmacies"];
  "get /api/v1/backoffice/pharmacies/:id": PositiveResponse["get /api/v1/backoffice/pharmacies/:id"] | NegativeResponse["get /api/v1/backoffice/pharmacies/:id"];
  "patch /api/v1/backoffice/pharmacies/:id": PositiveResponse["patch /api/v1/backoffice/pharmacies/:id"] | NegativeResponse["patch /api/v1/backoffice/pharmacies/:id"];
  "get /api/v1/backoffice/vaporizers": PositiveResponse["get /api/v1/backoffice/vaporizers"] | NegativeResponse["get /api/v1/backoffice/vaporizers"];
  "post /api/v1/backoffice/vaporizers": PositiveResponse["post /api/v1/backoffice/vaporizers"] | NegativeResponse["post /api/v1/backoffice/vaporizers"];
  "get /api/v1/backoffice/vaporizers/:id": PositiveResponse["get /api/v1/backoffice/vaporizers/:id"] | NegativeResponse["get /api/v1/backoffice/vaporizers/:id"];
  "patch /api/v1/backoffice/vaporizers/:id": PositiveResponse["patch /api/v1/backoffice/vaporizers/:id"] | NegativeResponse["patch /api/v1/backoffice/vaporizers/:id"];
  "post /api/v1/backoffice/products/import": PositiveResponse["post /api/v1/backoffice/products/import"] | NegativeResponse["post /api/v1/backoffice/products/import"];
  "get /api/v1/backoffice/manufacturers": PositiveResponse["get /api/v1/backoffice/manufacturers"] | NegativeResponse["get /api/v1/backoffice/manufacturers"];
  "get /api/v1/backoffice/manufacturers/:id": PositiveResponse["get /api/v1/backoffice/manufacturers/:id"] | NegativeResponse["get /api/v1/backoffice/manufacturers/:id"];
  "patch /api/v1/backoffice/manufacturers/:id": PositiveResponse["patch /api/v1/backoffice/manufacturers/:id"] | NegativeResponse["patch /api/v1/backoffice/manufacturers/:id"];
  "post /api/v1/backoffice/manufacturers/:id/merge": PositiveResponse["post /api/v1/backoffice/manufacturers/:id/merge"] | NegativeResponse["post /api/v1/backoffice/manufacturers/:id/merge"];
  "post /api/v1/backoffice/manufacturers/:id/undo-merge": PositiveResponse["post /api/v1/backoffice/manufacturers/:id/undo-merge"] | NegativeResponse["post /api/v1/backoffice/manufacturers/:id/undo-merge"];
  "get /api/v1/backoffice/growers": PositiveResponse["get /api/v1/backoffice/growers"] | NegativeResponse["get /api/v1/backoffice/growers"];
  "get /api/v1/backoffice/growers/:id": PositiveResponse["get /api/v1/backoffice/growers/:id"] | NegativeResponse["get /api/v1/backoffice/growers/:id"];
  "patch /api/v1/backoffice/growers/:id": PositiveResponse["patch /api/v1/backoffice/growers/:id"] | NegativeResponse["patch /api/v1/backoffice/growers/:id"];
  "post /api/v1/backoffice/growers/:id/merge": PositiveResponse["post /api/v1/backoffice/growers/:id/merge"] | NegativeResponse["post /api/v1/backoffice/growers/:id/merge"];
  "post /api/v1/backoffice/growers/:id/undo-merge": PositiveResponse["post /api/v1/backoffice/growers/:id/undo-merge"] | NegativeResponse["post /api/v1/backoffice/growers/:id/undo-merge"];
  "get /api/v1/backoffice/strains": PositiveResponse["get /api/v1/backoffice/strains"] | NegativeResponse["get /api/v1/backoffice/strains"];
  "get /api/v1/backoffice/strains/:id": PositiveResponse["get /api/v1/backoffice/strains/:id"] | NegativeResponse["get /api/v1/backoffice/strains/:id"];
  "patch /api/v1/backoffice/strains/:id": PositiveResponse["patch /api/v1/backoffice/strains/:id"] | NegativeResponse["patch /api/v1/backoffice/strains/:id"];
  "post /api/v1/backoffice/strains/:id/merge": PositiveResponse["post /api/v1/backoffice/strains/:id/merge"] | NegativeResponse["post /api/v1/backoffice/strains/:id/merge"];
  "post /api/v1/backoffice/strains/:id/undo-merge": PositiveResponse["post /api/v1/backoffice/strains/:id/undo-merge"] | NegativeResponse["post /api/v1/backoffice/strains/:id/undo-merge"];
  "put /api/v1/feeds/:pharmacySlug/stock": PositiveResponse["put /api/v1/feeds/:pharmacySlug/stock"] | NegativeResponse["put /api/v1/feeds/:pharmacySlug/stock"];
  "patch /api/v1/feeds/:pharmacySlug/stock": PositiveResponse["patch /api/v1/feeds/:pharmacySlug/stock"] | NegativeResponse["patch /api/v1/feeds/:pharmacySlug/stock"];
  "put /api/v1/feeds/:pharmacySlug/stock/:pzn": PositiveResponse["put /api/v1/feeds/:pharmacySlug/stock/:pzn"] | NegativeResponse["put /api/v1/feeds/:pharmacySlug/stock/:pzn"];
  "delete /api/v1/feeds/:pharmacySlug/stock/:pzn": PositiveResponse["delete /api/v1/feeds/:pharmacySlug/stock/:pzn"] | NegativeResponse["delete /api/v1/feeds/:pharmacySlug/stock/:pzn"];
  "get /api/v1/feeds/runs/:runId": PositiveResponse["get /api/v1/feeds/runs/:runId"] | NegativeResponse["get /api/v1/feeds/runs/:runId"];
  "get /api/v1/feeds/status": PositiveResponse["get /api/v1/feeds/status"] | NegativeResponse["get /api/v1/feeds/status"];
  "post /api/v1/webhooks/stripe": PositiveResponse["post /api/v1/webhooks/stripe"] | NegativeResponse["post /api/v1/webhooks/stripe"];
}

export type Request = keyof Input;