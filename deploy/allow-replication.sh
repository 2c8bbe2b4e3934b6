#!/bin/sh
# Runs once, when the cluster is made: servers in the network of these containers may follow it.
echo 'host replication blattwerk samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
