/** Path under which the REST API answers. */
export const API_PREFIX = "/api/v1";
